import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  os?: string
  cpu?: string
  optionalDependencies?: Record<string, string>
}
// The cast: npm writes the file in this form.
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages)
const fetched = entries.filter(([path, { link }]) => path.startsWith('node_modules/') && !link)

describe('the lockfile', () => {
  it('has the digest of every downloaded package, and names no registry', () => {
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('has the packages of every platform: npm ci refuses it everywhere when one is missing', () => {
    const names = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, '')))
    const wanted = entries.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })

  it('has one version of Node 24 for both Linux architectures', () => {
    const versionFor = (cpu: string) =>
      fetched
        .filter(([path, own]) => /\/node-linux-\w+$/.test(path) && String(own.cpu) === cpu)
        .map(([, { version }]) => version)
    expect(versionFor('x64')).toEqual([expect.stringMatching(/^24\./)])
    expect(versionFor('arm64')).toEqual(versionFor('x64'))
  })
})
