import { existsSync, readFileSync } from 'node:fs'

/** The packages of the server that are installed on this machine, by their folder: those for other platforms are not. */
export function serverPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => /(^|\/)node_modules\//.test(path) && !dev && !link && existsSync(path))
    .map(([path, { version, license }]) => ({
      path,
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
}
