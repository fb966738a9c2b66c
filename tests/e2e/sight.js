/** Pictures of cards seen through other eyes: `alike(png, boxes)` names the pairs that somebody could take for each other. */

const SIDE = 96
/** How much of a face must differ, and by how much (0 to 255), for people to tell two faces apart. */
const SHARE = 0.005
const STEP = 36

/** Full colour blindness in linear RGB, after Machado, Oliveira and Fernandes (2009), and no colours at all. */
const SIGHTS = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
}

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const shown = (part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.min(1, part) ** (1 / 2.4) - 0.055)

/** The pixels of one face, three numbers each. */
function cut(image, box) {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const brush = canvas.getContext('2d')
  brush.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, SIDE, SIDE)
  return [...brush.getImageData(0, 0, SIDE, SIDE).data].filter((_, at) => at % 4 < 3)
}

function through(matrix, pixels) {
  const seen = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [0, 1, 2].map((part) => linear(pixels[at + part] / 255))
    for (let row = 0; row < 3; row++) {
      seen[at + row] = shown(Math.max(0, matrix[row * 3] * red + matrix[row * 3 + 1] * green + matrix[row * 3 + 2] * blue))
    }
  }
  return seen
}

/** Where the drawing changes from one pixel to the next, whatever the colours: its lines. */
function lines(pixels) {
  const found = new Uint8Array(SIDE * SIDE)
  const jump = (one, other) => Math.max(...[0, 1, 2].map((part) => Math.abs(pixels[one * 3 + part] - pixels[other * 3 + part])))
  for (let y = 0; y < SIDE - 1; y++) {
    for (let x = 0; x < SIDE - 1; x++) {
      const at = y * SIDE + x
      found[at] = jump(at, at + 1) > 20 || jump(at, at + SIDE) > 20 ? 1 : 0
    }
  }
  return found
}

/** Which share of the pixels differs. */
function differing(one, other) {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const far = Math.max(...[0, 1, 2].map((part) => Math.abs(one[at + part] - other[at + part])))
    if (far > STEP) count += 1
  }
  return count / (SIDE * SIDE)
}

/** Which share of the picture holds a line of one that the other has not, not even a pixel beside. */
function redrawn(one, other) {
  let count = 0
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const near = (map) => [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => map[(y + dy) * SIDE + x + dx]))
      const at = y * SIDE + x
      if ((one[at] && !near(other)) || (other[at] && !near(one))) count += 1
    }
  }
  return count / (SIDE * SIDE)
}

/** Pairs of names with the sight that cannot tell them apart; `lines`: they differ by colour alone. */
async function alike(png, boxes) {
  const image = await createImageBitmap(await (await fetch(png)).blob())
  const faces = boxes.map((box) => ({ name: box.name, pixels: cut(image, box) }))
  const pairs = []
  const compare = (sight, seen, share) => {
    for (let one = 0; one < faces.length; one++) {
      for (let other = one + 1; other < faces.length; other++) {
        const differs = share(seen[one], seen[other])
        if (differs < SHARE) pairs.push(`${sight}: ${faces[one].name} / ${faces[other].name} (${(differs * 100).toFixed(2)} %)`)
      }
    }
  }
  for (const [sight, matrix] of Object.entries(SIGHTS)) compare(sight, faces.map((face) => through(matrix, face.pixels)), differing)
  compare('lines', faces.map((face) => lines(face.pixels)), redrawn)
  return pairs
}
