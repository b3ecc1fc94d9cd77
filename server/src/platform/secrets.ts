import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

/** A token of 256 bits for a cookie or a key, in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The digest of a token, which is stored instead of the token. Tokens are random, so a digest without a key is enough. */
export const digestOf = (value: string | Buffer) => hash('sha256', value, 'buffer')

/** Encrypts secrets that must be read again, such as TOTP and webhook secrets, for the database and its backups. */
export type Secrets = {
  /** @param purpose binds the result to its use: it cannot be decrypted for another purpose */
  encrypt(purpose: string, value: string): Buffer
  decrypt(purpose: string, stored: Buffer): string
  /** A keyed digest for values that are short enough to guess, such as recovery codes. */
  sign(purpose: string, value: string): Buffer
}

export function secretsFrom(key: Buffer): Secrets {
  const encryptionKey = Buffer.from(hkdfSync('sha256', key, '', 'encryption', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', key, '', 'signing', 32))
  return {
    encrypt(purpose, value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce).setAAD(Buffer.from(purpose))
      const hidden = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    decrypt(purpose, stored) {
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, stored.subarray(0, 12))
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(stored.subarray(12, 28))
      return Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]).toString('utf8')
    },
    sign: (purpose, value) => createHmac('sha256', signingKey).update(`${purpose}\n${value}`).digest(),
  }
}

/** The key of the environment, otherwise the one in `DATA_DIR`, which is created at the first start. */
export function loadSecrets(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  if (config.SECRET_KEY) return secretsFrom(Buffer.from(config.SECRET_KEY, 'base64'))
  const file = join(config.DATA_DIR, 'secret-key')
  if (!existsSync(file)) makeKey(file)
  return secretsFrom(Buffer.from(readFileSync(file, 'utf8'), 'base64'))
}

/** As `loadSecrets`, for a command beside the panel. @throws when there is no key yet: a new one would not be that of the panel */
export function loadKnownSecrets(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  if (!config.SECRET_KEY && !existsSync(join(config.DATA_DIR, 'secret-key')))
    throw new Error(`SECRET_KEY: expected the key of the panel. ${config.DATA_DIR} has none.`)
  return loadSecrets(config)
}

/** Writes the file completely and never replaces it: of two servers that start together, the second reads the first one's. */
function makeKey(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  const temporaryFile = `${file}.new-${process.pid}`
  writeFileSync(temporaryFile, randomBytes(32).toString('base64'), { mode: 0o600 })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
}
