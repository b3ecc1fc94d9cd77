import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build-web.mjs'
import { compileCache, installIfStale, node, serverFlags } from './install.mjs'
import { main, stage, Trouble } from './stages.mjs'

const parentCheck = 200

await main(async () => {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Trouble(`This is Node.js ${process.versions.node}. Install 20.19 or newer.`)
  if (!existsSync('package-lock.json'))
    throw new Trouble('package-lock.json is missing: this is not a whole clone.')
  await stage('Packages', installIfStale)
  await stage('Pages', buildIfStale)
  await serve()
})

/**
 * Runs the server until it stops, and exits with its code. The server notices by the channel between the processes when this
 * one has ended.
 */
function serve() {
  const server = spawn(node, [...serverFlags, 'server/src/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  })
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, () => server.kill(signal))
  // npm passes a signal to the shell between it and this script, and the shell ends silently.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) server.kill('SIGTERM')
  }, parentCheck)
  return new Promise((done, fail) => {
    server.on('error', fail)
    server.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.removeAllListeners(each)
      if (signal) process.kill(process.pid, signal)
      process.exitCode = code ?? 1
      done()
    })
  })
}
