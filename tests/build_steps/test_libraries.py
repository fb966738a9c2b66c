"""The modules that are compiled into one library."""

from build_steps import rules


def test_every_module_is_compiled_into_one_library_and_a_game_into_one_of_its_own() -> None:
    core, games = rules.FLOORS
    groups = rules.groups()
    assert sorted(path for paths in groups.values() for path in paths) == rules.rules()
    assert groups.keys() == {
        core.name,
        games.name,
        *(path.parent.name for path in games.glob("*/__init__.py")),
    }


def test_a_package_inside_a_game_belongs_to_the_library_of_the_game() -> None:
    _, games = rules.FLOORS
    inside = [path for path in rules.rules() if len(path.relative_to(rules.SOURCES).parts) > 4]
    assert inside
    for path in inside:
        if path.is_relative_to(games):
            assert path in rules.groups()[path.relative_to(games).parts[0]]
