import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Mail = { to: string; subject: string; text: string }

/** Milliseconds for each step of the conversation with the mail server, and for all of it. */
const limits = { step: 5_000, all: 15_000 }

/**
 * Sends a mail through the owner's mail server. Do not call it in a transaction: the mail server can be slow.
 * @returns null without `SMTP_URL`
 */
export function openMail({ SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>) {
  if (!SMTP_URL || !MAIL_FROM) return null
  const url = new URL(SMTP_URL)
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // A password is never sent in clear text.
    requireTLS: url.protocol === 'smtp:' && url.username !== '',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    dnsTimeout: limits.step,
    connectionTimeout: limits.step,
    greetingTimeout: limits.step,
    socketTimeout: limits.step,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  /** @throws when the mail server refuses the mail or does not answer in time */
  return async (mail: Mail): Promise<void> => {
    const tooLate = Promise.withResolvers<never>()
    // A server that answers byte by byte keeps within the limit of each step.
    const timer = setTimeout(() => tooLate.reject(new Error('the mail server is too slow')), limits.all)
    try {
      await Promise.race([transport.sendMail({ from: MAIL_FROM, ...mail }), tooLate.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
