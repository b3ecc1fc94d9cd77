import { admins, type Caller, lastDays, once } from './call.ts'
import type { World } from './world.ts'

/** Escalations, appeals and holds. */
export const callsOfHolds = (world: World) => ({
  listEscalations: {
    as: admins,
    calls: {
      ', open': { query: 'state=open&urgency=at_once' },
      ', settled': { query: 'state=settled' },
      ', settled, a later page': { query: 'state=settled', later: true as const },
      ', settled, filtered': {
        query: `state=settled&kind=threat&operator_id=${world.operator}&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  exportEscalations: {
    as: admins,
    calls: {
      ', 365 days': { query: `state=settled&${lastDays(365)}` },
      ', 365 days, filtered': {
        query: `state=settled&urgency=today&kind=threat&operator_id=${world.operator}&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  getEscalationCount: {
    as: admins,
    calls: {
      ', open': { query: 'state=open' },
      ', settled, filtered': {
        query: `state=settled&urgency=today&kind=threat&operator_id=${world.operator}&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  listUnansweredInquiries: { as: admins, calls: { '': {}, ', a later page': { later: true as const } } },
  listAppeals: { as: admins, calls: { '': {}, ', a later page': { later: true as const } } },
  getAppeal: {
    notMeasured: 'One appeal by its id, and the newest messages of its conversation as for a thread',
  },
  listOpenHandovers: { as: admins, calls: { '': {}, ', a later page': { later: true as const } } },
  listMasters: {
    notMeasured: 'The history has no open escalation; the operators by their level, as the board.',
  },
  getEscalation: { notMeasured: 'One escalation by its id, and the context of its message as for a report' },
  listEvidence: { notMeasured: 'The latest files of one escalation by an index' },
  exportEvidenceJson: { notMeasured: 'The parts of one file by their key' },
  exportEvidenceHtml: { notMeasured: 'The parts of one file by their key' },
  listHolds: {
    as: admins,
    calls: {
      ', open': { query: 'state=open' },
      ', open, a later page': { query: 'state=open', later: true as const },
      ', released': { query: 'state=released' },
      ', released, kind that nobody has': { query: 'state=released&kind=harassment' },
      ', open, operator': { query: `state=open&operator_id=${world.operator}` },
      ', released, site owner': {
        query: `state=released&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  getHoldCount: {
    as: admins,
    calls: {
      ', open': { query: 'state=open' },
      ', released, filtered': {
        query: `state=released&kind=distress&operator_id=${world.operator}&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  exportHolds: {
    as: admins,
    calls: {
      ', 365 days': { query: `state=released&${lastDays(365)}` },
      ', 365 days, filtered': {
        query: `state=released&kind=distress&operator_id=${world.operator}&siteowner_id=${world.smallestSite}&${lastDays(365)}`,
      },
    },
  },
  getCustomerHolds: { notMeasured: 'The holds of one customer by an index' },
  listShowings: {
    as: ['admin'] as Caller[],
    calls: {
      '': { query: `siteowner_id=${world.largestSite}` },
      ', a later page': { query: `siteowner_id=${world.largestSite}`, later: true as const },
      ', text': { query: `siteowner_id=${world.largestSite}&language=nl&version=1` },
      ', text that nobody was shown': { query: `siteowner_id=${world.largestSite}&language=nl&version=v9` },
      ', language, 30 days': { query: `siteowner_id=${world.largestSite}&language=nl&${lastDays(30)}` },
      ', customer': {
        query: `siteowner_id=${world.largestSite}&customer=${world.customerExternalId}`,
      },
    },
  },
  getShowingCount: {
    as: ['admin'] as Caller[],
    calls: {
      '': { query: `siteowner_id=${world.largestSite}` },
      ', customer': { query: `siteowner_id=${world.largestSite}&customer=${world.customerExternalId}` },
      ', text that nobody was shown': { query: `siteowner_id=${world.largestSite}&language=nl&version=v9` },
      ', language, 30 days': { query: `siteowner_id=${world.largestSite}&language=nl&${lastDays(30)}` },
    },
  },
  exportShowings: {
    as: ['admin'] as Caller[],
    calls: {
      ', smallest site owner': { query: `siteowner_id=${world.smallestSite}&${lastDays(30)}` },
      ', customer': { query: `siteowner_id=${world.largestSite}&customer=${world.customerExternalId}` },
      ', text that nobody was shown': { query: `siteowner_id=${world.largestSite}&language=nl&version=v9` },
    },
  },
  getCustomerShowings: { notMeasured: 'Ten rows of one customer by an index' },
  getFormerTexts: { notMeasured: 'The changes of one message by an index' },
  getSiteDisclosures: { notMeasured: 'The newest disclosure of each language, as for the settings' },
  getSiteProfile: { notMeasured: 'One profile by an index' },
  getSiteCustomer: { notMeasured: 'One customer by an index' },
  getSiteCustomerDisclosure: { notMeasured: 'One customer by an index' },
  getFoundCustomers: {
    as: admins,
    calls: {
      ', number': { query: 'search=1' },
      ', id of a site that nobody has': { query: 'search=nobody' },
    },
  },
  getCustomerRights: { notMeasured: 'Rows of one customer by indexes' },
  exportCustomer: { notMeasured: 'Rows of one customer by indexes' },
  exportCustomerForSite: { notMeasured: 'Rows of one customer by indexes' },
  listErasures: {
    as: admins,
    calls: {
      '': {},
      ', a later page': { later: true as const },
      ', site owner': { query: `siteowner_id=${world.smallestSite}` },
    },
  },
  listLegalHolds: {
    as: admins,
    calls: {
      ', open': { query: 'state=open' },
      ', open, a later page': { query: 'state=open', later: true as const },
      ', lifted, site owner': { query: `state=lifted&siteowner_id=${world.smallestSite}` },
    },
  },
  getRetention: once(),
  getRetentionCount: { notMeasured: 'It reads all old messages, once before an admin confirms' },
  getErasure: { notMeasured: 'One row by an index' },
})
