/** Renders a recipe with Web Audio, faster than real time. Nothing is downloaded. */

import { lengthOf, type Layer, type Recipe } from './recipe'

const RATE = 44_100
const SILENT = 0.0001

/** Return the sound of a recipe, scaled so that its highest peak matches the recipe. */
export async function render(recipe: Recipe): Promise<AudioBuffer> {
  const offline = new OfflineAudioContext(1, Math.ceil(lengthOf(recipe) * RATE), RATE)
  const hiss = noise(offline)
  for (const layer of recipe.layers) add(offline, layer, hiss)
  const sound = await offline.startRendering()
  const samples = sound.getChannelData(0)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), SILENT)
  for (let at = 0; at < samples.length; at += 1) samples[at] = ((samples[at] as number) / peak) * recipe.loud
  return sound
}

/** Return a second of white noise, always the same, so that a sound is always the same too. */
function noise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, RATE, RATE)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[at] = state / 2 ** 31 - 1
  }
  return buffer
}

function add(audio: BaseAudioContext, layer: Layer, hiss: AudioBuffer): void {
  const end = layer.at + layer.length
  const gain = audio.createGain()
  gain.gain.setValueAtTime(SILENT, layer.at)
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, layer.loud), layer.at + (layer.rise ?? 0.004))
  gain.gain.exponentialRampToValueAtTime(SILENT, end)
  gain.connect(audio.destination)
  const [source, pitch] = layer.wave === 'noise' ? hissing(audio, layer, hiss, gain) : sounding(audio, layer.wave, gain)
  pitch.setValueAtTime(layer.pitch, layer.at)
  if (layer.to !== undefined) pitch.exponentialRampToValueAtTime(layer.to, end)
  source.start(layer.at)
  source.stop(end)
}

type Voice = [AudioScheduledSourceNode, AudioParam]

function sounding(audio: BaseAudioContext, wave: OscillatorType, onto: AudioNode): Voice {
  const tone = audio.createOscillator()
  tone.type = wave
  tone.connect(onto)
  return [tone, tone.frequency]
}

function hissing(audio: BaseAudioContext, layer: Layer, hiss: AudioBuffer, onto: AudioNode): Voice {
  const source = audio.createBufferSource()
  source.buffer = hiss
  source.loop = true
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = layer.narrow ?? 1
  source.connect(band).connect(onto)
  return [source, band.frequency]
}
