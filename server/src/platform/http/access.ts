import {
  type Access,
  type Endpoint,
  type ErrorCode,
  hasRight,
  type QueueKind,
  type Right,
} from '@panel/contract'
import type { FastifyRequest } from 'fastify'
import type { AuditEntry } from '../audit.ts'
import { AppError } from './errors.ts'

/** The operator who sends a request. */
export type Operator = {
  id: number
  sessionId: number
  login: string
  name: string
  team: { id: number; name: string }
  /** The account level that is stored with the operator, also during a preview of another one. */
  assignedLevelId: number
  level: { id: number; name: string }
  /** The account level that the operator previews. Nothing can be changed meanwhile. */
  preview: { id: number; name: string } | null
  rights: readonly Right[]
  messageTypes: ('reply' | 'poke')[]
  languages: string[]
  /** Null: all site owners. */
  siteownerIds: number[] | null
  /** Null: all segments. */
  segments: string[] | null
  /** Number of the newest messages of a conversation that they may read; null for all. */
  historySize: number | null
  tfaAuthenticated: boolean
  /** The break that is in force. */
  away: {
    id: number
    reason_code: string | null
    reason_words: string | null
    /** It has no reason and counts nowhere. */
    isPause: boolean
    /** A rest does not. */
    countsAsWork: boolean
    startedAt: string
    endsAt: string
  } | null
}

/** The site owner that sends a request to the site API. */
export type SiteOwner = { id: number; name: string }
/** The same with the key of the request. */
export type SiteCaller = SiteOwner & { keyId: number }

export type ActorFor<A extends Access> = A extends 'public' ? null : A extends 'site' ? SiteCaller : Operator

/** Identifies the caller. `app.ts` builds it from the features for sessions and site keys. */
export type Authenticator = {
  /** @param isAction whether the call is an action of the operator, which extends the session */
  operator(request: FastifyRequest, isAction: boolean): Promise<Operator | null>
  site(request: FastifyRequest): Promise<SiteCaller | null>
}

/**
 * Checks the access of a caller.
 * @throws {AppError} `not_signed_in`, `tfa_required`, `previewing`, `not_allowed`, `not_all_siteowners`, `site_key_wrong`
 */
export async function admit(
  authenticator: Authenticator,
  request: FastifyRequest,
  { access, inPreview }: Pick<Endpoint, 'access' | 'inPreview'>,
  isAction: boolean,
): Promise<Operator | SiteCaller | null> {
  if (access === 'public') return null
  if (access === 'site') {
    const site = await authenticator.site(request)
    if (!site) throw new AppError('site_key_wrong')
    return site
  }
  const operator = await authenticator.operator(request, isAction)
  if (!operator) throw new AppError('not_signed_in')
  refuseInPreview(operator, request, inPreview)
  if (access === 'password') return operator
  if (!operator.tfaAuthenticated) throw new AppError('tfa_required')
  if (access === 'whole_service') requireWholeService(operator)
  else if (access !== 'operator' && !hasRight(operator.rights, access)) throw new Refusal(operator, access)
  return operator
}

/** Refuses operators who do not manage operators, or only for some site owners. @throws {Refusal} */
function requireWholeService(operator: Operator) {
  if (!hasRight(operator.rights, 'manage_operators')) throw new Refusal(operator, 'manage_operators')
  if (operator.siteownerIds !== null) throw new Refusal(operator, 'whole_service', 'not_all_siteowners')
}

/** The access that the operator does not have: a right, an account level, or a kind of message. */
export type MissingAccess = Access | { level: number } | { message_types: QueueKind }

/** A refused access, which the app writes to the audit log. */
export class Refusal extends AppError {
  readonly operator: Operator
  readonly right: MissingAccess
  /** The object for which the right was required. */
  readonly subject: AuditEntry['subject']
  constructor(
    operator: Operator,
    right: MissingAccess,
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

/** Refuses requests that change something while the operator previews another level. @throws {AppError} `previewing` */
function refuseInPreview({ preview }: Operator, { method }: FastifyRequest, inPreview: true | undefined) {
  if (preview && !inPreview && !safeMethods.has(method)) throw new AppError('previewing')
}

/**
 * Refuses requests that a page of another site may have sent with the session cookie.
 * @param panelOrigin scheme, host and port of the panel; without it, the host of the request is used
 * @throws {AppError} `cross_site`
 */
export function requireSameOrigin(request: FastifyRequest, panelOrigin: string | undefined) {
  if (safeMethods.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  // Pages cannot forge these headers. Old browsers send only `Origin`.
  if (site === undefined && origin === undefined) throw new AppError('cross_site')
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site')
  if (origin === undefined || (site !== undefined && panelOrigin === undefined)) return
  const isOurs = panelOrigin === undefined ? hostOf(origin) === request.host : origin === panelOrigin
  if (!isOurs) throw new AppError('cross_site')
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)
