import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../server/src/platform/embedded-postgres/cluster.ts'
import { endWithRun } from '../../../server/src/testing/endings.ts'

export type Balancer = {
  url: string
  /** Takes a node out of service before it stops, as an administrator does if the load balancer does not check nodes. */
  takeOut(node: string): void
  /** Puts a node back into service. */
  takeIn(node: string): void
  /** Resolves when the load balancer sends requests to all nodes. Only then may the next one be stopped. */
  untilAllUp(): Promise<void>
  end(): Promise<void>
}
export type BalancerName = 'haproxy' | 'nginx'

const files = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf' }
export const deployFile = (name: string) =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

/** The load balancer's file in `deploy/`, with the addresses of this run and without TLS. */
function settingsOf(name: BalancerName, port: number, nodes: readonly string[]): string {
  return withNodes(withoutUser(deployFile(files[name])), nodes)
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace(/listen 443.*/, `listen 127.0.0.1:${port};`)
    .replace(/.*ssl_certificate.*\n/g, '')
    .replaceAll(/(X-Forwarded-Proto) https/g, '$1 http')
}

/** HAProxy becomes another user only when root starts it. */
export const withoutUser = (text: string) => text.replaceAll(/^ {2}(user|group) .*\n/gm, '')

/** Replaces the addresses of nodes in a file of `deploy/`, and leaves out the nodes that this run has not. */
function withNodes(text: string, nodes: readonly string[]): string {
  const hosts = nodes.map((url) => new URL(url).host)
  return text.replaceAll(/^ *server .*10\.0\.0\.2(\d):3000.*\n/gm, (line, number: string) => {
    const host = hosts[Number(number) - 1]
    return host ? line.replace(/10\.0\.0\.2\d:3000/, host) : ''
  })
}

const programs = { haproxy: ['haproxy', '/usr/sbin/haproxy'], nginx: ['nginx', '/usr/sbin/nginx'] }

/** Starts a real load balancer in front of the nodes at two addresses, on a free port. Its files are in `folder`. */
export async function startBalancer(
  name: BalancerName,
  folder: string,
  nodes: readonly string[],
): Promise<Balancer> {
  const port = await freePort()
  const settings = settingsOf(name, port, nodes)
  const file = join(folder, `${name}.conf`)
  const socket = join(folder, 'haproxy.sock')
  const asHaproxyFile = settings.replace('global\n', `global\n  stats socket ${socket}\n`)
  writeFileSync(file, name === 'nginx' ? asNginxFile(settings, folder) : asHaproxyFile)
  const flags = name === 'haproxy' ? ['-db', '-f', file] : ['-c', file, '-p', folder, '-e', 'stderr']
  const child = await startProgram(name, flags)
  const url = `http://127.0.0.1:${port}`
  function reload(down = '') {
    if (name !== 'nginx') return
    const server = `server ${down && new URL(down).host} `
    writeFileSync(file, asNginxFile(settings.replace(server, `${server}down `), folder))
    child.kill('SIGHUP')
  }
  const end = endWithRun(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok)
      return {
        url,
        end,
        takeOut: (node) => reload(node),
        takeIn: () => reload(),
        // nginx does not check nodes: it uses a node as soon as it is back in service.
        untilAllUp: () => (name === 'haproxy' ? untilAllUp(socket) : Promise.resolve()),
      }
    await wait(50)
  }
}

/** Reads the statistics of HAProxy from this socket. */
async function untilAllUp(socket: string): Promise<void> {
  for (;;) {
    const connection = connect(socket)
    connection.end('show stat\n')
    const nodes = (await text(connection)).split('\n').filter((line) => /^nodes,node\d/.test(line))
    // The 18th column is the state.
    if (nodes.length > 0 && nodes.every((line) => line.split(',')[17] === 'UP')) return
    await wait(100)
  }
}

/** A complete configuration of nginx, which writes only into `folder`. */
function asNginxFile(settings: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr error;
events { worker_connections 8192; }
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
${settings}
}
`
}

async function startProgram(name: BalancerName, flags: string[]): Promise<ChildProcess> {
  for (const program of programs[name]) {
    const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
    const isStarted = await new Promise((done) => {
      child.once('spawn', () => done(true))
      child.once('error', () => done(false))
    })
    if (!isStarted) continue
    child.stderr.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').trimEnd().split('\n')) console.log(`[${name}] ${line}`)
    })
    return child
  }
  throw new Error(`${name} is not installed: apt-get install ${name}`)
}
