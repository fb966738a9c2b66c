"""The files in `deploy/` are ones that their programs take, and name only what there is."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import click
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from build_steps import rules
from tablee.bots.pool.counters import Counters
from tablee.bots.pool.rules_pool import RulesPool
from tablee.cli.serve import serve
from tablee.cli.variables import name_of
from tablee.server.house.colours import DEFAULTS
from tablee.server.house.house_file import House, house_in
from tablee.server.operations.metrics import Metrics
from tests.house.tree import ROOT

yaml: Any = pytest.importorskip("yaml")
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
OURS = ("TABLEE_DATABASE", "TABLEE_SMTP", "TABLEE_COMPILED")
NO_NODE = "TABLEE_NO_NODE"
"""See setup.py, which cannot be imported: it would build."""
PROXY = ("TABLEE_NAME", "TABLEE_UPSTREAM")
"""What compose hands to Caddy."""


def ran(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, **more)


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not here")
    return found


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "host.md"], ids=lambda path: path.name)
def test_variables_stand_for_options(path: Path) -> None:
    options = [name_of("TABLEE_SERVE_", one) for one in serve.params if isinstance(one, click.Option)]
    named = set(re.findall(r"TABLEE_[A-Z_]+[A-Z]", path.read_text(encoding="utf-8")))
    assert named <= {*options, *OURS, *PROXY}


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    text = (DEPLOY / "tablee.service").read_text(encoding="utf-8")
    unit = tmp_path / "tablee.service"
    unit.write_text(text.replace("/srv/tablee/bin/tablee", "/bin/true"), encoding="utf-8")
    verified = ran(program("systemd-analyze"), "verify", str(unit))
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_caddyfile_is_one_that_caddy_takes(tmp_path: Path) -> None:
    where = {"TABLEE_NAME": "play.example", "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    words = ("validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
    validated = ran(program("caddy"), *words, env=where)
    assert validated.returncode == 0, validated.stderr


def certificate(folder: Path) -> None:
    """A key and a certificate of its own, as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    now = datetime.now(UTC)
    made = (
        made.serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
    )
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(pem))
    plain = (pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "privkey.pem").write_bytes(key.private_bytes(*plain))


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx = program("nginx")
    certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    part = tmp_path / "tablee.conf"
    part.write_text(text.replace("/etc/letsencrypt/live/play.example", str(tmp_path)), encoding="utf-8")
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; include {part}; }}"
    )
    tested = ran(nginx, "-t", "-c", str(whole))
    assert tested.returncode == 0, tested.stderr


def test_nginx_passes_on_what_the_operations_page_says() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| ((?:passes|sends) [^|]+) \|", page, re.MULTILINE)
    listed = {name for cell in cells for name in re.findall(r"`([A-Z][A-Za-z-]+)`", cell)}
    assert listed
    config = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"proxy_set_header (\S+)", config)) == listed


def expressions() -> list[str]:
    """Return every expression of the alert rules and of the dashboard."""
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    alerts = [rule["expr"] for group in groups for rule in group["rules"]]
    return [*alerts, *(target["expr"] for panel in panels for target in panel["targets"])]


async def test_alerts_and_dashboard_name_only_metrics_and_labels_that_a_server_has() -> None:
    metrics = Metrics()
    metrics.watch_thinker(Counters())
    async with RulesPool(1) as rules:
        metrics.watch_rules(rules)
        families = list(metrics.registry.collect())
    # A counter or histogram with labels has samples only once it has counted something.
    known = {f"{one.name}{end}" for one in families for end in ("", "_total", "_bucket", "_info")}
    used = {name for one in expressions() for name in re.findall(r"tablee_\w+|process_\w+", one)}
    assert len(used) > 15
    assert used - known == set()


def test_the_metrics_to_alert_on_have_rules() -> None:
    page = (ROOT / "docs" / "operations-reference.md").read_text(encoding="utf-8")
    table = page.partition("Alert on these:")[2].partition("These describe the load")[0]
    listed = set(re.findall(r"^\| `(tablee_\w+)", table, re.MULTILINE))
    alerts = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    assert listed
    # Programs of the operator are alerted on by their operator: how long a wait is long depends on the program.
    assert {name for name in listed if name not in alerts} == {"tablee_program_wait_seconds"}


def test_prometheus_takes_the_alerts() -> None:
    checked = ran(program("promtool"), "check", "rules", str(DEPLOY / "alerts.yml"))
    assert checked.returncode == 0, checked.stderr


def test_compose_names_only_volumes_and_networks_that_it_has() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"tablee", "second", "caddy", "postgres", "worker"}
    networks = {name for one in services.values() for name in one["networks"]}
    assert networks == set(compose["networks"])
    mounted = [volume.split(":")[0] for one in services.values() for volume in one.get("volumes", ())]
    assert {name for name in mounted if not name.startswith(".")} == set(compose["volumes"])
    assert all((DEPLOY / name).is_file() for name in mounted if name.startswith("."))
    for name in ("tablee", "second", "worker"):
        assert (DEPLOY / services[name]["build"]["context"]).resolve() == ROOT
        assert (ROOT / services[name]["build"]["dockerfile"]).is_file()
    assert {name for name, one in services.items() if one.get("profiles") == ["postgres"]} == {
        *("postgres", "second", "worker")
    }
    assert services["worker"]["command"][:2] == ["tablee", "worker"]


def test_the_second_server_is_as_the_first_but_for_the_data_on_its_disk() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))["services"]
    first, second = services["tablee"], services["second"]
    assert {name for name in {*first, *second} if first.get(name) != second.get(name)} == {
        *("profiles", "depends_on", "environment", "volumes")
    }
    assert {name for name, value in first["environment"].items() if second["environment"][name] != value} == {
        "TABLEE_SERVE_BACKUP_TO"
    }
    assert set(second["volumes"]) < set(first["volumes"])
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert re.findall(r"^#TABLEE_UPSTREAM=(.*)$", example, re.MULTILINE) == ["tablee:8000 second:8000"]


def test_caddy_takes_two_servers(tmp_path: Path) -> None:
    where = {
        "TABLEE_NAME": "play.example",
        "TABLEE_UPSTREAM": "tablee:8000 second:8000",
        "HOME": str(tmp_path),
    }
    words = ("adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
    adapted = ran(program("caddy"), *words, env=where)
    assert adapted.returncode == 0, adapted.stderr
    assert re.findall(r'"dial":"([^"]+)"', adapted.stdout) == ["tablee:8000", "second:8000"]


def test_the_house_file_can_be_used_as_it_is_and_with_all_its_examples(tmp_path: Path) -> None:
    text = (DEPLOY / "house.toml").read_text(encoding="utf-8")
    assert house_in(DEPLOY / "house.toml") == House()
    lines = [line[1:] if re.match(r"#(?! )", line) else line for line in text.splitlines()]
    file = tmp_path / "house.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    house = house_in(file)
    assert (house.name, set(house.imprint), set(house.privacy)) == ("Chez Ana", {"fr", "nl", "en"}, {"en"})
    assert set(house.colours) == {"light", "dark"}
    named = set(re.findall(r"[a-z]+(?:-[a-z]+)?", text.partition("Text keeps")[2].partition("\n\n")[0]))
    assert set(DEFAULTS["light"]) <= named


def test_docker_takes_the_compose_file() -> None:
    docker = program("docker")
    if ran(docker, "compose", "version").returncode:
        pytest.skip("docker has no compose here")
    words = ("compose", "--file", str(DEPLOY / "compose.yml"), "--profile", "postgres", "config", "--quiet")
    checked = ran(docker, *words, env={**os.environ, "TABLEE_NAME": "play.example", "POSTGRES_PASSWORD": "x"})
    assert checked.returncode == 0, checked.stderr


def test_hadolint_finds_nothing_in_the_containerfile() -> None:
    checked = ran(program("hadolint"), str(DEPLOY / "Containerfile"))
    assert checked.returncode == 0, checked.stdout


def test_the_containerfile_has_known_instructions_and_copies_from_its_own_stages() -> None:
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in image.splitlines() if line and not line.startswith("#")]
    known = "FROM RUN COPY WORKDIR ENV USER VOLUME EXPOSE HEALTHCHECK STOPSIGNAL ENTRYPOINT CMD LABEL ARG"
    assert {line.split()[0] for line in lines} <= {*known.split()}
    stages = set(re.findall(r"^FROM \S+ AS (\S+)$", image, re.MULTILINE))
    assert set(re.findall(r"^COPY --from=(\S+)", image, re.MULTILINE)) <= stages


def test_wheels_for_linux_are_built_for_each_python_that_is_named_from_an_archive_that_has_the_pages() -> (
    None
):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(project["project"]["classifiers"]))
    assert wheels["build"].split() == [f"cp3{minor}-*" for minor in named]
    assert wheels["linux"]["archs"] == ["x86_64", "aarch64"]
    assert wheels["linux"]["environment"] == {NO_NODE: "1", rules.REQUIRED: "1"}


def test_the_image_has_the_folders_that_compose_mounts_and_asks_the_port_that_it_serves() -> None:
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    mounted = [volume.split(":") for volume in compose["services"]["tablee"]["volumes"]]
    volumes = [inside for outside, inside, *_ in mounted if not outside.startswith(".")]
    assert f"VOLUME {volumes}".replace("'", '"') in image
    port = re.findall(r"TABLEE_SERVE_PORT=(\d+)", image)
    assert re.findall(r"EXPOSE (\d+)", image) == re.findall(r"127.0.0.1:(\d+)/readyz", image) == port
    assert (
        compose["services"]["caddy"]["environment"]["TABLEE_UPSTREAM"]
        == f"${{TABLEE_UPSTREAM:-tablee:{port[0]}}}"
    )
