import type { InterfaceLanguage } from '@panel/contract'
import type { Mail } from '../../../platform/mail.ts'

type Words = { subject: string; hello: (name: string) => string; text: string; once: string }

const english: Words = {
  subject: 'Your account of the operator panel',
  hello: (name) => `Hello ${name},`,
  text: 'With this link you choose your password and set up your authenticator:',
  once: 'The link works once. Do not pass it on: whoever has it can choose your password.',
}

const words: Record<InterfaceLanguage, Words> = {
  en: english,
  'en-GB': english,
  nl: {
    subject: 'Je account voor het operatorpaneel',
    hello: (name) => `Hallo ${name},`,
    text: 'Met deze link kies je je wachtwoord en stel je je authenticator in:',
    once: 'De link werkt één keer. Geef hem niet door: wie hem heeft, kan je wachtwoord kiezen.',
  },
  it: {
    subject: 'Il tuo account del pannello operatori',
    hello: (name) => `Ciao ${name},`,
    text: 'Con questo link scegli la password e configuri l’app di autenticazione:',
    once: 'Il link funziona una volta. Non inoltrarlo: chi lo ha può scegliere la tua password.',
  },
  pl: {
    subject: 'Twoje konto w panelu operatora',
    hello: (name) => `Cześć ${name},`,
    text: 'Ten link pozwala wybrać hasło i skonfigurować aplikację uwierzytelniającą:',
    once: 'Link działa raz. Nie przekazuj go dalej: kto go ma, może wybrać Twoje hasło.',
  },
  es: {
    subject: 'Tu cuenta del panel de operadores',
    hello: (name) => `Hola, ${name}:`,
    text: 'Con este enlace eliges tu contraseña y configuras tu autenticador:',
    once: 'El enlace funciona una vez. No lo reenvíes: quien lo tenga puede elegir tu contraseña.',
  },
  fr: {
    subject: 'Votre compte du panneau des opérateurs',
    hello: (name) => `Bonjour ${name},`,
    text: 'Avec ce lien, vous choisissez votre mot de passe et configurez votre application d’authentification :',
    once: 'Le lien fonctionne une fois. Ne le transmettez pas : qui l’a peut choisir votre mot de passe.',
  },
}

/** The mail with the link of an invitation. */
export function invitationMail(
  language: InterfaceLanguage,
  { to, name, link }: { to: string; name: string; link: string },
): Mail {
  const { subject, hello, text, once } = words[language]
  return { to, subject, text: [hello(name), text, link, once].join('\n\n') }
}
