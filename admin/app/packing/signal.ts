/** Hertz and milliseconds: a high note for right, a low long one for wrong. */
const NOTES = { right: { pitch: 1_320, ms: 90 }, wrong: { pitch: 196, ms: 350 } } as const;

let audio: AudioContext | undefined;

/** Says by sound and vibration whether a scan counted, for hands and eyes that are busy. */
export function signal(kind: keyof typeof NOTES): void {
  const { pitch, ms } = NOTES[kind];
  navigator.vibrate?.(ms);
  audio ??= new AudioContext();
  if (audio.state !== 'running') return;
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.2 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + ms / 1_000);
}
