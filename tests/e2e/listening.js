// Keeps every sound that a page computes, and counts the played ones.
window.heard = { worked: [], pending: 0, played: 0 }

const work = OfflineAudioContext.prototype.startRendering
OfflineAudioContext.prototype.startRendering = async function () {
  window.heard.pending += 1
  const sound = await work.call(this)
  window.heard.worked.push(sound)
  window.heard.pending -= 1
  return sound
}

const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) {
  if (this.context instanceof AudioContext) window.heard.played += 1
  return start.apply(this, when)
}

// Returns the strength of each pitch in each slice of time, as a vector of length one; and the highest peak.
window.measured = () =>
  window.heard.worked.map((sound) => {
    const samples = sound.getChannelData(0)
    const slice = 1102
    const profile = []
    for (let from = 0; from < 24 * slice; from += slice)
      for (let pitch = 60; pitch < 9000; pitch *= 1.25) {
        let [one, two] = [0, 0]
        const turn = 2 * Math.cos((2 * Math.PI * pitch) / sound.sampleRate)
        for (let at = from; at < Math.min(from + slice, samples.length); at += 1)
          [one, two] = [samples[at] + turn * one - two, one]
        profile.push(Math.sqrt(Math.max(0, one * one + two * two - turn * one * two)))
      }
    const length = Math.hypot(...profile)
    return {
      peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      profile: profile.map((strength) => strength / length),
    }
  })
