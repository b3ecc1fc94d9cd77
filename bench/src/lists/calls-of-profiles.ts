import type { Calls, ReadingEndpoint } from './call.ts'
import { admins, lastDays, once, pages } from './call.ts'
import type { World } from './world.ts'

/** Profile sets, profile texts, and the reports about both. */
export const callsOfProfiles = (world: World) =>
  ({
    listProfileSets: {
      as: admins,
      calls: {
        ...pages,
        ', in use': { query: 'state=in_use' },
        ', duplicates': { query: 'duplicates=yes' },
        ', language': { query: 'language=fr' },
        ', site owner': { query: `siteowner_id=${world.largestSite}` },
        ', search': { query: 'search=harbour%20hiking' },
        ', search for nothing': { query: 'search=zeppelin' },
        ', age and use': { query: 'age=18-29&used=yes' },
        ', region': { query: 'region=NL-NH' },
      },
    },
    getProfileSetCounts: {
      as: admins,
      calls: {
        '': {},
        ', search': { query: 'search=harbour' },
        ', filtered': {
          query: `language=fr&age=18-29&region=NL-NH&used=no&siteowner_id=${world.largestSite}`,
        },
      },
    },
    getProfileSetCount: {
      as: admins,
      calls: {
        '': {},
        ', filtered': {
          query: `state=ready&duplicates=yes&language=fr&siteowner_id=${world.largestSite}&search=beach&age=18-29&region=NL-NH&used=yes`,
        },
      },
    },
    exportProfileSets: {
      as: ['admin'],
      calls: {
        '': {},
        ', filtered': {
          query: `state=ready&duplicates=yes&language=fr&siteowner_id=${world.largestSite}&search=beach&age=18-29&region=NL-NH&used=yes`,
        },
      },
    },
    getProfileSet: once({ id: world.set }),
    listProfileSetChanges: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.set } },
        ', from a cursor': { params: { id: world.set }, query: `cursor=${world.middle}` },
      },
    },
    listSetProfiles: {
      as: ['admin'],
      calls: {
        ', users': { params: { id: world.set }, query: 'which=users' },
        ', candidates': { params: { id: world.set }, query: 'which=candidates' },
        ', candidates, search': { params: { id: world.set }, query: 'which=candidates&search=Greta' },
        ', candidates, a later page': {
          params: { id: world.set },
          query: `which=candidates&cursor=${world.profile}`,
        },
      },
    },
    getTextReport: {
      as: admins,
      calls: {
        ', 30 days': { query: lastDays(30) },
        ', 365 days': { query: lastDays(365) },
        ', filtered': {
          query: `${lastDays(30)}&by=language&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    exportTextReport: {
      as: ['admin'],
      calls: {
        ', 365 days': { query: `${lastDays(365)}&by=operator` },
        ', filtered': {
          query: `${lastDays(30)}&by=language&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    listReportedTexts: {
      as: admins,
      calls: {
        ', returned': { query: `${lastDays(30)}&number=returned` },
        ', written, a later page': { query: `${lastDays(30)}&number=written`, later: true },
        ', approved, filtered': {
          query: `${lastDays(365)}&number=approved&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    getSetReport: {
      as: admins,
      calls: {
        ', 30 days': { query: lastDays(30) },
        ', 365 days': { query: lastDays(365) },
        ', filtered': {
          query: `${lastDays(30)}&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    exportSetReport: {
      as: ['admin'],
      calls: {
        ', 365 days': { query: `${lastDays(365)}&by=operator` },
        ', filtered': {
          query: `${lastDays(30)}&by=language&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    listReportedWork: {
      as: admins,
      calls: {
        ', photos used': { query: `${lastDays(30)}&number=photos_used` },
        ', photos added, a later page': { query: `${lastDays(365)}&number=photos_added`, later: true },
        ', sets used, filtered': {
          query: `${lastDays(365)}&number=sets_used&operator_id=${world.operator}&siteowner_id=${world.largestSite}&language=fr`,
        },
      },
    },
    getProfileTextCount: { as: ['admin'], calls: { '': { query: 'count=1' } } },
    listProfileTexts: {
      as: admins,
      calls: {
        ...Object.fromEntries(
          ['to_write', 'to_review', 'returned', 'approved'].map((status) => [
            `, ${status}`,
            { query: `status=${status}` },
          ]),
        ),
        ', approved, a later page': { query: 'status=approved', later: true },
      },
    },
    getProfileText: once({ id: world.text }),
  }) satisfies Partial<Record<ReadingEndpoint, Calls>>
