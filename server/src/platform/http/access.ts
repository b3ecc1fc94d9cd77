import { type Access, type ErrorCode, hasRight, type QueueKind, type Right } from '@panel/contract'
import type { FastifyRequest } from 'fastify'
import type { AuditEntry } from '../audit.ts'
import { AppError } from './errors.ts'

/** The operator behind a request. */
export type Operator = {
  id: number
  sessionId: number
  login: string
  name: string
  team: { id: number; name: string }
  level: { id: number; name: string }
  rights: readonly Right[]
  messageTypes: ('reply' | 'poke')[]
  languages: string[]
  /** Null: all of them. */
  siteownerIds: number[] | null
  /** Null: all of them. */
  segments: string[] | null
  /** How many of the newest messages of a conversation they read; null for all of them. */
  historySize: number | null
  tfaAuthenticated: boolean
  /** The break they are on. */
  away: {
    id: number
    reason: string
    reason_code: string | null
    reason_words: string | null
    startedAt: string
    endsAt: string
  } | null
}

/** The site owner behind a request of the site API. */
export type SiteOwner = { id: number; name: string }

export type ActorFor<A extends Access> = A extends 'public' ? null : A extends 'site' ? SiteOwner : Operator

/** Finds out who calls. The features that know sessions and keys give it to the app. */
export type Authenticator = {
  /** @param act the call is an act of the operator's own: it keeps the session alive */
  operator(request: FastifyRequest, act: boolean): Promise<Operator | null>
  site(request: FastifyRequest): Promise<SiteOwner | null>
}

/** Lets the caller through or refuses. @throws {AppError} `not_signed_in`, `tfa_required`, `not_allowed`, `site_key_wrong` */
export async function admit(
  authenticator: Authenticator,
  request: FastifyRequest,
  access: Access,
  act: boolean,
): Promise<Operator | SiteOwner | null> {
  if (access === 'public') return null
  if (access === 'site') {
    const site = await authenticator.site(request)
    if (!site) throw new AppError('site_key_wrong')
    return site
  }
  const operator = await authenticator.operator(request, act)
  if (!operator) throw new AppError('not_signed_in')
  if (access === 'password') return operator
  if (!operator.tfaAuthenticated) throw new AppError('tfa_required')
  if (access !== 'operator' && !hasRight(operator.rights, access)) throw new Refusal(operator, access)
  return operator
}

/** What an operator lacks: a right, or a height of the account level. */
export type Lacking = Access | { level: number } | { message_types: QueueKind }

/** A refused right: the app records it. */
export class Refusal extends AppError {
  readonly operator: Operator
  readonly right: Lacking
  /** What the right was wanted for. */
  readonly subject: AuditEntry['subject']
  constructor(
    operator: Operator,
    right: Lacking,
    code: ErrorCode = 'not_allowed',
    subject: AuditEntry['subject'] = { type: 'endpoint', id: null },
    details: AppError['details'] = {},
  ) {
    super(code, details)
    this.operator = operator
    this.right = right
    this.subject = subject
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page may have sent with our cookie.
 * @param panelOrigin scheme, host and port that people use; without it the host of the request has to do
 * @throws {AppError} `cross_site`
 */
export function requireSameOrigin(request: FastifyRequest, panelOrigin: string | undefined) {
  if (safeMethods.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  // Neither can be forged by a page. Old browsers send the origin alone.
  if (site === undefined && origin === undefined) throw new AppError('cross_site')
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (origin === undefined || (site !== undefined && panelOrigin === undefined)) return
  const isOurs = panelOrigin === undefined ? hostOf(origin) === request.host : origin === panelOrigin
  if (!isOurs) throw new AppError('cross_site')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
