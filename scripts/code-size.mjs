import { spawnSync } from 'node:child_process';
import { table } from './table.mjs';

// Files and lines of code by workspace, for docs/architecture.md:
//
//   node scripts/code-size.mjs [COMMIT ...]   what is committed, HEAD unless said

const CODE = /\.(ts|tsx|mjs|css)$/;
const TEST = /^e2e\/|\/test\/|\.(test|fixture[\w-]*)\.\w+$/;
const SHORT_LINES = 30;
const HEADS = ['', 'files', 'lines', 'median', 'of 30 or fewer', 'test files', 'test lines'];

/** @param {string[]} args @param {string} [input] */
function git(args, input) {
  const { status, stdout, stderr } = spawnSync('git', args, { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}

/**
 * The lines of each file of code, without those of the root.
 *
 * @param {string} commit
 */
function linesOfFiles(commit) {
  const paths = git(['ls-tree', '-r', '-z', '--name-only', commit])
    .toString()
    .split('\0')
    .filter((path) => CODE.test(path) && path.includes('/'));
  const contents = git(
    ['cat-file', '--batch'],
    paths.map((path) => `${commit}:${path}\n`).join(''),
  );
  let position = 0;
  return paths.map((path) => {
    const start = contents.indexOf('\n', position) + 1;
    const size = Number(contents.toString('utf8', position, start).split(' ').at(-1));
    position = start + size + 1;
    const lines =
      contents
        .subarray(start, start + size)
        .toString()
        .split('\n').length - 1;
    return { workspace: path.split('/')[0] ?? '', isTest: TEST.test(path), lines };
  });
}

/** @param {readonly { lines: number }[]} files */
function summary(files) {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other);
  const total = lines.reduce((sum, each) => sum + each, 0);
  const short = lines.filter((each) => each <= SHORT_LINES).length;
  return [lines.length, total, lines[Math.floor(lines.length / 2)] ?? 0, short].map((figure) =>
    figure.toLocaleString('en'),
  );
}

for (const commit of process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['HEAD']) {
  const files = linesOfFiles(commit);
  const names = [...new Set(files.map(({ workspace }) => workspace))].sort();
  const rows = [...names, 'all'].map((name) => {
    const own = files.filter(({ workspace }) => name === 'all' || workspace === name);
    const production = summary(own.filter(({ isTest }) => !isTest));
    const [tests = '', testLines = ''] = summary(own.filter(({ isTest }) => isTest));
    return [name, ...production, tests, testLines];
  });
  console.log(`${commit}\n${table([HEADS, ...rows])}\n`);
}
