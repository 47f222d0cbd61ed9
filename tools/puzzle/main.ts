import { run } from './run';

/** Processor time, which does not depend on what else the machine is doing. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  clock,
});
