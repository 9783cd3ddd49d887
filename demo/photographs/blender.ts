import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Shot } from './targets.ts';

const script = fileURLToPath(new URL('studio/render.py', import.meta.url));

export interface Quality {
  /** Part of the master's size that is rendered. */
  scale: number;
  /** Light paths for each pixel. */
  samples: number;
  /** Fewer bounces: shapes and light are right, reflections are not. */
  draft: boolean;
  threads: number;
}

/** One pass as it comes from the renderer: 8 bits of red, green and blue for each pixel. */
export interface RawPass {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Renders a picture in Blender. Returns its day pass and, where it gives light, its light pass.
 * Throws when Blender is not installed or stops with an error, with the end of what it said.
 */
export async function render(
  shot: Shot,
  { scale, samples, draft, threads }: Quality,
): Promise<{ day: RawPass; light?: RawPass }> {
  const folder = await mkdtemp(join(tmpdir(), 'dp-photograph-'));
  try {
    const width = Math.round(shot.width * scale);
    const height = Math.round(shot.height * scale);
    const job = {
      ...shot.subject,
      width,
      height,
      samples,
      draft,
      threads,
      out: join(folder, 'out'),
    };
    const jobFile = join(folder, 'job.json');
    await writeFile(jobFile, JSON.stringify([job]));
    await runBlender(['-b', '--python-exit-code', '1', '--python', script, '--', jobFile]);
    const pass = async (name: string): Promise<RawPass> => ({
      pixels: await readFile(join(folder, `out-${name}.rgb`)),
      width,
      height,
    });
    const day = await pass('day');
    return shot.lit ? { day, light: await pass('light') } : { day };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runBlender(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
    };
    blender.stdout.on('data', listen);
    blender.stderr.on('data', listen);
    blender.on('error', (cause: NodeJS.ErrnoException) => {
      const missing = 'Blender is not installed: apt-get install blender python3-numpy.';
      reject(new Error(cause.code === 'ENOENT' ? missing : cause.message, { cause }));
    });
    blender.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`Blender stopped with ${code ?? signal}. The last it said:\n${said}`));
    });
  });
}
