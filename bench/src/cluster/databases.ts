import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isAlive } from '../../../server/src/platform/embedded-postgres/postmaster.ts'
import { endWithRun } from '../../../server/src/testing/endings.ts'
import { addressOf, environmentOf, localFile, type Program, postgresUser, startProgram } from './program.ts'

const machines = [
  { number: 31, name: 'db1' },
  { number: 32, name: 'db2' },
  { number: 33, name: 'db3' },
]
type Machine = (typeof machines)[number]
type Member = { name: string; role: string; state: string; lag?: number | string }

/** Three machines with PostgreSQL, Patroni and etcd. */
export type Databases = {
  /** Kills PostgreSQL and Patroni of the leader, as if its machine had no power, and starts Patroni when another one leads. */
  killLeader(): Promise<void>
  /** Kills one etcd and starts it again. */
  killEtcd(): Promise<void>
  /** Lets another machine lead, as for maintenance. */
  switchOver(): Promise<void>
  /** Resolves when one leads, one has all that is acknowledged, and the third follows. */
  untilHealthy(): Promise<void>
}

/**
 * Starts the three machines with the files of `deploy/cluster`, and creates the database of the panel.
 * @param password of all roles of this run
 */
export async function startDatabases(folder: string, password: string): Promise<Databases> {
  chmodSync(folder, 0o755)
  const etcds = machines.map((machine) => startEtcd(folder, machine))
  const patronis = new Map<string, Program>()
  for (const machine of machines) patronis.set(machine.name, startPatroni(folder, machine, password))
  const databases = {
    async killLeader() {
      const { name } = await leader()
      await patronis.get(name)?.kill()
      const postmaster = postmasterOf(folder, name)
      if (postmaster) process.kill(postmaster, 'SIGKILL')
      while ((await leader().catch(() => undefined))?.name === name) await wait(100)
      while (!(await leader().catch(() => undefined))) await wait(100)
      patronis.get(name)?.start()
    },
    async killEtcd() {
      await etcds[0]?.kill()
      await wait(5_000)
      etcds[0]?.start()
    },
    async switchOver() {
      const { name } = await leader()
      const response = await fetch(`${apiOf(name)}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${password}`)}` },
        body: JSON.stringify({ leader: name }),
      })
      if (!response.ok) throw new Error(`Patroni refused the switchover: ${await response.text()}`)
    },
    async untilHealthy() {
      while (!isHealthy(await members().catch(() => []))) await wait(200)
    },
  }
  await databases.untilHealthy()
  await createDatabase((await leader()).name, password)
  return databases
}

function startEtcd(folder: string, machine: Machine) {
  const ETCD_DATA_DIR = join(folder, `etcd-${machine.name}`)
  const environment = { ...environmentOf('cluster/etcd.conf', machine), ETCD_DATA_DIR }
  return startProgram('etcd', [], { environment, log: join(folder, `etcd-${machine.name}.log`) })
}

function startPatroni(folder: string, machine: Machine, password: string) {
  const { uid = -1, gid = -1 } = postgresUser()
  const home = join(folder, machine.name)
  mkdirSync(home)
  chownSync(home, uid, gid)
  const file = join(folder, `${machine.name}.yml`)
  // All of them have the same port here, and so the same name of their socket.
  writeFileSync(
    file,
    `${localFile('cluster/patroni.yml')}  parameters:\n    unix_socket_directories: ${home}\n`,
  )
  const own = environmentOf('cluster/patroni_env.conf', machine)
  const passwords = Object.keys(own).filter((name) => name.endsWith('_PASSWORD'))
  const environment = {
    ...own,
    ...Object.fromEntries(passwords.map((name) => [name, password])),
    PATRONI_POSTGRESQL_DATA_DIR: dataOf(folder, machine.name),
    HOME: home,
  }
  endWithRun(async () => {
    const postmaster = postmasterOf(folder, machine.name)
    if (!postmaster || !isAlive(postmaster)) return
    process.kill(postmaster, 'SIGQUIT')
    while (isAlive(postmaster)) await wait(25)
  })
  const log = join(folder, `patroni-${machine.name}.log`)
  return startProgram('patroni', [file], { environment, log, isPostgres: true })
}

const dataOf = (folder: string, name: string) => join(folder, name, 'data')

function postmasterOf(folder: string, name: string): number | undefined {
  try {
    return Number(readFileSync(join(dataOf(folder, name), 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const apiOf = (name: string) =>
  `http://${addressOf(machines.find((machine) => machine.name === name)?.number ?? 0)}:8008`

/** What the first Patroni that answers says about all of them. */
async function members(): Promise<Member[]> {
  const answers = machines.map(async ({ name }) => {
    const response = await fetch(`${apiOf(name)}/cluster`, { signal: AbortSignal.timeout(2_000) })
    // The cast: Patroni 3 documents this answer.
    return ((await response.json()) as { members: Member[] }).members
  })
  return await Promise.any(answers)
}

async function leader(): Promise<Member> {
  const found = (await members()).find(({ role, state }) => role === 'leader' && state === 'running')
  if (!found) throw new Error('No machine leads')
  return found
}

function isHealthy(all: Member[]): boolean {
  const roles = all.map(({ role }) => role)
  const run = all.filter(({ state }) => state === 'running' || state === 'streaming')
  return run.length === 3 && roles.includes('leader') && roles.includes('sync_standby')
}

/** The roles and the database, as in `docs/operations.md`. */
async function createDatabase(name: string, password: string) {
  const host = new URL(apiOf(name)).hostname
  const client = new pg.Client({ host, user: 'postgres', password, database: 'postgres' })
  await client.connect()
  for (const statement of [
    `create role panel login password '${password}'`,
    `create role panel_owner login password '${password}'`,
    'grant panel to panel_owner',
    'create database panel owner panel_owner',
  ])
    await client.query(statement)
  await client.end()
}
