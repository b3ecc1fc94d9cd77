import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onTestFailed, onTestFinished } from 'vitest'
import { freePort } from '../platform/embedded-postgres/cluster.ts'
import { fileOf } from './kit-processes.ts'

/** Where Debian's package puts WordPress. */
const debian = '/usr/share/wordpress'

/** A process that is started again whenever it ends, as by a supervisor, until the end of the test. */
function keepRunning(folder: string, program: string, flags: readonly string[]) {
  const log = openSync(join(folder, 'log'), 'a')
  let child: ChildProcess
  let isOver = false
  const start = () => {
    child = spawn(program, flags, { stdio: ['ignore', log, log] })
    child.once('exit', async () => {
      if (isOver) return
      await setTimeout(300)
      if (!isOver) start()
    })
  }
  start()
  onTestFinished(async () => {
    isOver = true
    const ended = once(child, 'exit')
    if (child.kill('SIGKILL')) await ended
  })
  return { kill: () => void child.kill('SIGKILL') }
}

/** MariaDB with a database for a user who can do nothing else. */
async function startMariadb(folder: string) {
  const { username } = userInfo()
  const [data, socket, port] = [join(folder, 'mariadb'), join(folder, 'mariadb.sock'), await freePort()]
  const own = ['--no-defaults', `--datadir=${data}`, `--user=${username}`]
  execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=socket'], {
    stdio: 'ignore',
  })
  const server = keepRunning(folder, 'mariadbd', [
    ...own,
    `--socket=${socket}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--pid-file=${folder}/mariadb.pid`,
  ])
  const password = randomBytes(18).toString('hex')
  const statements = `create database site character set utf8mb4;
    create user site@127.0.0.1 identified by '${password}'; grant all on site.* to site@127.0.0.1;`
  for (;;)
    try {
      execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', username, '-e', statements], {
        stdio: 'ignore',
      })
      return { server, host: `127.0.0.1:${port}`, password }
    } catch {
      await setTimeout(200)
    }
}

/** Debian's WordPress with BuddyPress and the plugin, on ports and in a folder of its own. Its processes can be killed. */
export async function startWordpress(
  { buddypress, port, members }: { buddypress: string; port: number; members: number },
  settings: Record<string, string>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  onTestFailed(() =>
    console.error(readFileSync(join(folder, 'log'), 'utf8').split('\n').slice(-60).join('\n')),
  )
  const database = await startMariadb(folder)
  const site = join(folder, 'site')
  mkdirSync(site)
  for (const name of [
    'wp-admin',
    'wp-includes',
    'wp-load.php',
    'wp-settings.php',
    'wp-blog-header.php',
    'wp-cron.php',
    'index.php',
  ])
    cpSync(join(debian, name), join(site, name), { recursive: true, dereference: true })
  const plugins = join(site, 'wp-content', 'plugins')
  cpSync(buddypress, join(plugins, 'buddypress'), { recursive: true })
  cpSync(fileOf('wordpress/operator-panel'), join(plugins, 'operator-panel'), { recursive: true })
  mkdirSync(join(site, 'wp-content', 'themes'))
  // The REST API of BuddyPress is a repository of its own, which its releases contain.
  const required = join(site, 'wp-content', 'mu-plugins')
  mkdirSync(required)
  writeFileSync(
    join(required, 'without-rest.php'),
    "<?php add_filter('bp_rest_api_is_available', '__return_false');",
  )
  const constants = {
    ...{
      DB_NAME: 'site',
      DB_USER: 'site',
      DB_PASSWORD: database.password,
      DB_HOST: database.host,
      DB_CHARSET: 'utf8mb4',
    },
    ...{ WP_HOME: `http://127.0.0.1:${port}`, WP_SITEURL: `http://127.0.0.1:${port}` },
  }
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php
    ${Object.entries(constants)
      .map(([name, value]) => `define('${name}', '${value}');`)
      .join('\n')}
    define('DB_COLLATE', '');
    define('DISABLE_WP_CRON', true);
    define('WP_HTTP_BLOCK_EXTERNAL', true);
    define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
    $table_prefix = 'wp_';
    if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
    require_once ABSPATH . 'wp-settings.php';`,
  )
  const php = ['-d', 'sendmail_path=/bin/true', '-d', 'display_errors=stderr']
  /** Does what a person does, see `try/site.php`. While a process is being killed, they try again. */
  async function act(...words: string[]): Promise<unknown> {
    for (let attempts = 0; ; attempts++)
      try {
        const output = execFileSync('php', [...php, fileOf('wordpress/try/site.php'), site, ...words], {
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '')
      } catch (error) {
        if (attempts > 20) throw error
        await setTimeout(500)
      }
  }
  // The cast: `install` of `try/site.php` prints this.
  const people = (await act('install', JSON.stringify(settings), String(members))) as {
    profile: number
    members: number[]
  }
  const web = keepRunning(folder, 'php', [...php, '-S', `127.0.0.1:${port}`, '-t', site])
  const worker = keepRunning(folder, 'php', [...php, join(plugins, 'operator-panel', 'work.php'), site])
  return {
    ...people,
    act,
    processes: { mariadb: database.server, web, worker },
  }
}

/** The address of its webhook, without the rewriting of addresses that a web server would do. */
export const webhookAt = (port: number) =>
  `http://127.0.0.1:${port}/index.php?rest_route=/operator-panel/v1/webhook`

/** Whether the programs are there. */
export const hasWordpress = existsSync(`${debian}/wp-load.php`) && existsSync('/usr/sbin/mariadbd')
