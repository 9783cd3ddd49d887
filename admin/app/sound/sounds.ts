/** Hertz and seconds; a fading note ends like a bell's, one that does not fade is heard over machines. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly seconds: number;
  readonly volume: number;
  readonly fades: boolean;
}

/** Two short notes, like a shop's door bell. */
const BELL = [
  { pitch: 880, at: 0, seconds: 0.35, volume: 0.25, fades: true },
  { pitch: 1_174.7, at: 0.18, seconds: 0.35, volume: 0.25, fades: true },
] as const;
/** Pause between two rings, in milliseconds. */
const RING_EVERY_MS = 8_000;

/** A short high note for right, a long low one for wrong. */
const SCANS = {
  right: { pitch: 1_320, at: 0, seconds: 0.09, volume: 0.2, fades: false },
  wrong: { pitch: 196, at: 0, seconds: 0.35, volume: 0.2, fades: false },
} as const;

let context: AudioContext | undefined;

/** Made at the first sound: browsers allow few contexts, and an idle one uses the battery. */
function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Whether the browser lets this tab sound; it does after the first tap or key. */
export async function allowSound(): Promise<boolean> {
  // Without a gesture `resume` may stay pending.
  await Promise.race([audio().resume(), new Promise((done) => setTimeout(done, 200))]);
  return audio().state === 'running';
}

/** Rings until the returned function is called. */
export function ring(): () => void {
  const ringOnce = () => {
    for (const note of BELL) play(note);
  };
  ringOnce();
  const timer = setInterval(ringOnce, RING_EVERY_MS);
  return () => clearInterval(timer);
}

/** Tells by sound and vibration whether a scan counted, for hands and eyes that are busy. */
export function signalScan(kind: keyof typeof SCANS): void {
  const note = SCANS[kind];
  navigator.vibrate?.(note.seconds * 1_000);
  play(note);
}

function play({ pitch, at, seconds, volume, fades }: Note): void {
  const output = audio();
  if (output.state !== 'running') return;
  const start = output.currentTime + at;
  const tone = new OscillatorNode(output, { frequency: pitch });
  const gain = new GainNode(output, { gain: volume });
  if (fades) {
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  }
  tone.connect(gain).connect(output.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
