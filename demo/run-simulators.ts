// The simulators that a shop in development needs, in one process: `node run-simulators.ts 0 NOTIFY FILE…`, files
// relative to this folder. Each prints its address, in this order; NOTIFY is what `fawry.ts` takes.
for (const file of process.argv.slice(4)) await import(new URL(file, import.meta.url).href);
