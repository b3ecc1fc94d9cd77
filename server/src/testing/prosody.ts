import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../platform/embedded-postgres/cluster.ts'
import { type Ends, fileOf, newFile, startProcesses } from './kit-processes.ts'

/** Debian's XMPP server: `apt-get install prosody`. */
export const hasProsody = spawnSync('prosodyctl', ['--version']).status === 0

const domain = 'localhost'
const profiles = `profiles.${domain}`
const password = 'of-a-test'

/** A Prosody with users and room for one component. It keeps everything in a folder of its own, and can be killed. */
export async function startProsody(users: readonly string[], ends: Ends) {
  const folder = mkdtempSync(join(tmpdir(), 'prosody-'))
  const [clients, components] = [await freePort(), await freePort()]
  const accounts = join(folder, 'data', domain, 'accounts')
  mkdirSync(accounts, { recursive: true })
  for (const user of users)
    writeFileSync(join(accounts, `${user}.dat`), `return { ["password"] = "${password}"; };\n`)
  const settings = join(folder, 'prosody.cfg.lua')
  writeFileSync(
    settings,
    `
    run_as_root = true
    pidfile = "${folder}/prosody.pid"
    data_path = "${folder}/data"
    log = { info = "${folder}/prosody.log" }
    interfaces = { "127.0.0.1" }
    component_interfaces = { "127.0.0.1" }
    c2s_ports = { ${clients} }
    component_ports = { ${components} }
    modules_enabled = { "saslauth", "roster", "disco", "ping", "smacks", "mam", "offline" }
    modules_disabled = { "s2s", "tls" }
    authentication = "internal_plain"
    c2s_require_encryption = false
    VirtualHost "${domain}"
    Component "${profiles}"
      component_secret = "${password}"
    `,
  )
  const process = startProcesses([['prosody', '--config', settings, '-F']], {}, ends)
  ends.onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return {
    ...process,
    /** How somebody signs in. */
    login: (username: string) => ({ service: `xmpp://127.0.0.1:${clients}`, domain, username, password }),
    /** The address of a profile. */
    addressOf: (profile: string) => `${profile}@${profiles}`,
    /** The settings of a bridge. */
    bridge: {
      XMPP_SERVICE: `xmpp://127.0.0.1:${components}`,
      XMPP_DOMAIN: profiles,
      XMPP_PASSWORD: password,
      XMPP_SERVER: domain,
    },
  }
}

const anna = { name: 'Anna', age: 30, city: 'York', gender: 'female', language: 'en' }

/** A bridge with the profile `anna`, which can be killed. */
export function startBridge(environment: Record<string, string>, ends: Ends) {
  const file = newFile(ends)
  const list = `${file}.profiles.json`
  writeFileSync(list, JSON.stringify([{ external_id: 'anna', ...anna }]))
  const settings = { SITE_FILE: file, PROFILES: list, ...environment }
  const program = fileOf('xmpp/bridge.mjs')
  return {
    ...startProcesses([[process.execPath, program]], settings, ends),
    file,
    /** Erases somebody, as the command line does. */
    erase: (address: string) =>
      spawnSync(process.execPath, [program, 'erase', address], {
        env: { ...process.env, ...settings },
      }).stdout.toString(),
  }
}
