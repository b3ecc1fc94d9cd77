import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutUser } from '../faults/balancers.ts'
import { type Node, startNode } from '../faults/test-panel.ts'
import { addressOf, environmentOf, localFile, type Program, startProgram } from './program.ts'

/** The address that one of the two balancers has. Here both have it, so the kernel does what keepalived does between machines. */
const floating = addressOf(10)
/** Where browsers and sites reach the panel. */
export const panelUrl = `http://${floating}:8443`
export const databaseUrl = (role: string, password: string, port = 5000) =>
  `postgres://${role}:${password}@${floating}:${port}/panel`

/** Starts the two balancers with the files of `deploy/`, without TLS. */
export function startBalancers(folder: string): Program[] {
  const settings = join(folder, 'haproxy')
  mkdirSync(settings)
  for (const name of ['haproxy.cfg', 'cluster/leader.cfg'])
    writeFileSync(
      join(settings, basename(name)),
      withoutUser(localFile(name))
        .replace(/bind :443.*/, `bind ${floating}:8443`)
        .replaceAll(' transparent', '')
        .replaceAll(/(X-Forwarded-Proto) https/g, '$1 http'),
    )
  const flags = ['-db', '-f', settings]
  return [1, 2].map((number) =>
    startProgram('haproxy', flags, { log: join(folder, `haproxy-${number}.log`) }),
  )
}

/** Starts the nodes, with the environment file of `deploy/cluster`. @param own the settings of this run */
export async function startNodes(own: Record<string, string>): Promise<Node[]> {
  const environment = { ...environmentOf('cluster/operator-panel.env'), TRUST_PROXY: '127.0.0.1', ...own }
  const nodes: Node[] = []
  for (const machine of [21, 22, 23])
    nodes.push(await startNode({ ...environment, HOST: addressOf(machine) }))
  return nodes
}

/** Resolves when the panel answers at the address of the balancers. */
export async function untilReady() {
  while (!(await fetch(`${panelUrl}/readyz`).catch(() => undefined))?.ok) await wait(100)
}
