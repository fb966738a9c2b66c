/** Pictures of cards as colour-blind people see them: `alike(png, boxes)` names the pairs that look the same to some. */

const SIDE = 96
/** The share of a face that must differ, and by how much (0 to 255), for people to distinguish two faces. */
const SHARE = 0.005
const STEP = 36
const ENOUGH = SHARE * SIDE * SIDE

/** Full colour blindness in linear RGB, after Machado, Oliveira and Fernandes (2009), and no colours at all. */
const SIGHTS = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
}

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const shown = (part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.min(1, part) ** (1 / 2.4) - 0.055)

/** Returns the pixels of one face, three numbers each. */
function cut(image, box) {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  brush.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, SIDE, SIDE)
  const { data } = brush.getImageData(0, 0, SIDE, SIDE)
  const pixels = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    for (let part = 0; part < 3; part++) pixels[at * 3 + part] = data[at * 4 + part]
  }
  return pixels
}

const LINEAR = Float64Array.from({ length: 256 }, (_, part) => linear(part / 255))

function through(matrix, pixels) {
  const seen = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const red = LINEAR[pixels[at]]
    const green = LINEAR[pixels[at + 1]]
    const blue = LINEAR[pixels[at + 2]]
    for (let row = 0; row < 3; row++) {
      seen[at + row] = shown(Math.max(0, matrix[row * 3] * red + matrix[row * 3 + 1] * green + matrix[row * 3 + 2] * blue))
    }
  }
  return seen
}

/** Returns the distance of two pixels. It creates no arrays, because it runs for each pixel of each pair. */
function apart(these, one, those, other) {
  const red = Math.abs(these[one] - those[other])
  const green = Math.abs(these[one + 1] - those[other + 1])
  const blue = Math.abs(these[one + 2] - those[other + 2])
  return Math.max(red, green, blue)
}

/** Returns where the drawing changes from one pixel to the next, in any colour: its `lines`, and the pixels `near` one. */
function lines(pixels) {
  const found = new Uint8Array(SIDE * SIDE)
  const near = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE - 1; y++) {
    for (let x = 0; x < SIDE - 1; x++) {
      const at = y * SIDE + x
      const jump = (other) => apart(pixels, at * 3, pixels, other * 3)
      found[at] = jump(at + 1) > 20 || jump(at + SIDE) > 20 ? 1 : 0
    }
  }
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) near[y * SIDE + x] |= found[(y + dy) * SIDE + x + dx]
      }
    }
  }
  return { found, near }
}

/** Returns the share of the pixels that differ; stops once it is enough. */
function differing(one, other) {
  let count = 0
  for (let at = 0; at < one.length && count < ENOUGH; at += 3) {
    if (apart(one, at, other, at) > STEP) count += 1
  }
  return count / (SIDE * SIDE)
}

/** Returns the share of the picture with a line of one face that the other lacks even a pixel beside; stops once enough. */
function redrawn(one, other) {
  let count = 0
  for (let y = 1; y < SIDE - 1 && count < ENOUGH; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x
      if ((one.found[at] && !other.near[at]) || (other.found[at] && !one.near[at])) count += 1
    }
  }
  return count / (SIDE * SIDE)
}

/** Returns pairs of names with the kind of sight that cannot distinguish them; `lines`: they differ by colour alone. */
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
