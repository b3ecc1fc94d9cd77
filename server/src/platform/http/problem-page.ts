import type { IncomingMessage } from 'node:http'
import { localeIn } from '@panel/contract/rules/locale'

type Words = { title: string; busy: string; again: string; missing: string }

const words = {
  en: {
    title: 'An error occurred',
    busy: 'The panel is starting, or has too much to do.',
    again: 'This page reloads by itself.',
    missing: 'This page could not be found',
  },
  nl: {
    title: 'Er is een fout opgetreden',
    busy: 'Het paneel start op of heeft het te druk.',
    again: 'Deze pagina laadt vanzelf opnieuw.',
    missing: 'Deze pagina is niet gevonden',
  },
  it: {
    title: 'Si è verificato un errore',
    busy: 'Il pannello si sta avviando o ha troppo lavoro.',
    again: 'Questa pagina si ricarica da sola.',
    missing: 'Questa pagina non è stata trovata',
  },
  pl: {
    title: 'Wystąpił błąd',
    busy: 'Panel się uruchamia albo jest przeciążony.',
    again: 'Ta strona odświeży się sama.',
    missing: 'Nie znaleziono tej strony',
  },
  es: {
    title: 'Se ha producido un error',
    busy: 'El panel se está iniciando o tiene demasiado trabajo.',
    again: 'Esta página se recarga sola.',
    missing: 'No se ha encontrado esta página',
  },
  fr: {
    title: 'Une erreur est survenue',
    busy: 'Le panneau démarre ou a trop à faire.',
    again: 'Cette page se recharge toute seule.',
    missing: 'Cette page est introuvable',
  },
} satisfies Record<string, Words>

/** Seconds after which the page is requested again. */
const reloadAfter = 3

/** Whether a person opens the address in a browser, who must not get raw JSON. */
type Request = Pick<IncomingMessage, 'headers'> & { method?: string | undefined }

export const wantsPage = ({ method, headers }: Request) =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '')

/** A problem as a small page. If the server is busy or starting, the page says so and reloads itself. */
export function problemPage(request: Request, status: number): string {
  const locale = localeIn(request.headers.cookie ?? '')
  const { title, busy, again, missing } = words[locale === 'en-GB' ? 'en' : locale]
  const isBusy = status === 503 || status === 429
  const head = isBusy ? busy : status === 404 ? missing : title
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
${isBusy ? `<meta http-equiv="refresh" content="${reloadAfter}">\n` : ''}<title>Operator login</title>
<h1>${head}</h1>
<p>${isBusy ? again : '<a href="/">Operator login</a>'}</p>
`
}
