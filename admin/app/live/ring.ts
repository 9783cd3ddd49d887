/** Two short notes, as of a shop's door. Hertz and seconds. */
const NOTES = [
  { pitch: 880, at: 0 },
  { pitch: 1_174.7, at: 0.18 },
] as const;
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.25;
/** Pause between two rings, in milliseconds. */
const EVERY_MS = 8_000;

let audio: AudioContext | undefined;

/** Whether the browser lets this tab sound; it does after the first tap or key. */
export async function allowSound(): Promise<boolean> {
  audio ??= new AudioContext();
  // Without a gesture `resume` may stay pending for ever.
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 200))]);
  return audio.state === 'running';
}

function ringOnce(): void {
  if (audio?.state !== 'running') return;
  for (const { pitch, at } of NOTES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  }
}

/** Rings until the returned function is called. */
export function ring(): () => void {
  ringOnce();
  const timer = setInterval(ringOnce, EVERY_MS);
  return () => clearInterval(timer);
}
