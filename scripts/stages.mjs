// Runs on the oldest Node that can install the project, before anything is installed.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** A problem that the person at the terminal can solve. */
export class Trouble extends Error {}

/** Runs one stage, and prints its result and duration. `work` returns its result in a word or two. */
export async function stage(name, work) {
  const begin = performance.now()
  const result = (await work()) ?? 'done'
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${name.padEnd(12)}${result.padEnd(28)}${seconds.padStart(6)} s`)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end. Resolves with its exit code and its output. A signal is passed to the command, which stops in
 * order, and then this script stops. `priority` is that of `os.setPriority`.
 */
export function run(command, flags, { priority = 0, ...options } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, flags, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (child.pid && priority !== 0) setPriority(child.pid, priority)
    let interrupted
    const passOn = (signal) => {
      interrupted = signal
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, passOn)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.on('error', fail)
    child.on('close', (code, signal) => {
      for (const each of signals) process.removeListener(each, passOn)
      if (interrupted) fail(new Trouble(`Interrupted by ${interrupted}`))
      else done({ code: signal ? 1 : code, output })
    })
  })
}

/** The end of a long output, where programs usually say why they failed. */
export function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}

/** Runs a script. A `Trouble` becomes a message and exit code 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error)
    process.exitCode = 1
  }
}
