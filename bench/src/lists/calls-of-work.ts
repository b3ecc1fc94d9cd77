import type { Calls, ReadingEndpoint } from './call.ts'
import { answering, lastDays, pages } from './call.ts'
import type { World } from './world.ts'

/** What an operator reads while answering, what every page loads, and what a site reads. */
export const callsOfWork = (world: World) =>
  ({
    getUser: { as: ['writer', 'admin'], calls: { '': {} } },
    signOutByLink: { notMeasured: 'It ends the session.' },
    getTfa: answering(),
    getAccount: answering(),
    getWelfare: answering(),
    getDemo: { notMeasured: 'Only a demo has something to read.' },
    getDemoTour: { notMeasured: 'As getDemo.' },
    getSetup: { notMeasured: 'Only a panel without operators answers it.' },
    getSetupProgress: { notMeasured: 'As getSetup.' },
    getQueues: { as: ['writer', 'admin'], calls: { '': {} } },
    getQueueSamples: { as: ['writer', 'admin'], calls: { '': {} } },
    getMyDay: answering(),
    listOwnActs: {
      as: ['writer', 'admin'],
      calls: {
        ...pages,
        ', replies': { query: 'kind=reply' },
        ', skips': { query: 'kind=skip' },
        ', true answers': { query: 'kind=true_answer' },
        ', with masters': { query: 'kind=masters' },
        ', replies of a shift': { query: 'kind=reply&receipt=1' },
      },
    },
    getOwnHours: { as: ['writer'], calls: { ', a week': { query: lastDays(7) } } },
    exportOwnHours: { as: ['writer'], calls: { ', a month': { query: lastDays(31) } } },
    listReminders: answering(),
    listShiftReceipts: answering(),
    getShiftReceipt: { notMeasured: 'One row by its key.' },
    listUnsentChats: {
      as: ['writer', 'admin'],
      calls: { '': {}, ', named': { query: `ids=${world.inHand},${world.longest}` } },
    },
    getExports: answering(),
    getTeamExports: { notMeasured: 'At most some dozens of rows of each colleague in a team, by an index.' },
    exportOrderedFile: { notMeasured: 'It reads a stored file.' },
    getConversation: {
      as: ['writer', 'admin'],
      calls: {
        ', in hand': { params: { id: world.inHand } },
        ', longest': { as: ['admin'], params: { id: world.longest } },
      },
    },
    getConversationWithThread: {
      as: ['writer', 'admin'],
      calls: {
        ', in hand': { params: { id: world.inHand } },
        ', longest': { as: ['admin'], params: { id: world.longest } },
      },
    },
    getMessages: {
      as: ['writer', 'admin'],
      calls: {
        ', in hand': { params: { id: world.inHand } },
        ', longest': { as: ['admin'], params: { id: world.longest } },
        ', longest, before the last page': {
          as: ['admin'],
          params: { id: world.longest },
          query: `before=${world.middle}`,
        },
        ', longest, after a message': {
          as: ['admin'],
          params: { id: world.longest },
          query: `after=${world.middle}`,
        },
        ', longest, changed': { as: ['admin'], params: { id: world.longest }, query: 'changed_after=0' },
      },
    },
    getFoundMessages: {
      as: ['writer', 'admin'],
      calls: {
        ', in hand': { params: { id: world.inHand }, query: 'words=the' },
        ', longest': { as: ['admin'], params: { id: world.longest }, query: 'words=the%20garden' },
      },
    },
    getNotes: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.customer } },
        ', from a cursor': { params: { id: world.customer }, query: `cursor=${world.middle}` },
      },
    },
    getUsualFacts: { as: ['admin'], calls: { '': { params: { id: world.customer } } } },
    getPhoto: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.photo } },
        ', thumbnail': { params: { id: world.photo }, query: 'size=thumbnail' },
      },
    },
    getConversationPhotos: answering({ id: world.inHand }),
    getMessagePhoto: { notMeasured: 'It fetches the photo from the site.' },
    getProfilePhoto: { notMeasured: 'It fetches the photo from the site.' },
    getConversationGifts: answering({ id: world.inHand }),
    getTrueAnswers: answering({ id: world.inHand }),
    getCustomerHelp: answering({ id: world.inHand }),
    getRulesOfChat: answering({ id: world.inHand }),
    getCustomerChats: {
      as: ['admin'],
      calls: {
        '': { params: { id: world.customer } },
        ', from a cursor': { params: { id: world.customer }, query: `cursor=${world.now}` },
      },
    },
    getToldFacts: answering({ id: world.inHand }),
    getSavedReplies: answering(),
    getReasons: answering(),
    getReportReasons: answering(),
    getEvents: { notMeasured: 'A stream: npm run bench -- paint.' },
    getPermissions: answering(),
    getSiteowners: answering(),
    getLanguages: { as: ['writer'], calls: { '': { query: 'locale=nl' } } },
    getCountries: { as: ['writer'], calls: { '': { query: 'locale=nl' } } },
    getRegions: answering(),
    getFetishes: answering(),
    getInterests: answering(),
    getOperatorNames: {
      as: ['writer', 'admin'],
      calls: { ', first format': { query: 'new=1' }, ', second format': { query: 'new=2' } },
    },
    getGoLive: { as: ['admin'], calls: { '': {} } },
    getLastRelease: { notMeasured: 'It reads no table.' },
    getOutbox: {
      as: ['site'],
      calls: { '': {}, ', after a cursor': { query: `after=${world.outboxCursor}` } },
    },
    listSiteDeliveries: { as: ['site'], calls: { ...pages, ', dead': { query: 'status=dead' } } },
    listSiteRefusedCalls: { as: ['site'], calls: pages },
    getSite: { notMeasured: 'One row by its id.' },
    getSitePhoto: { notMeasured: 'One row by its id, as getPhoto.' },
    getOpenApi: { notMeasured: 'It reads no table.' },
    getApiDocs: { notMeasured: 'It reads no table.' },
    getSiteOpenApi: { notMeasured: 'It reads no table.' },
    getSiteDocs: { notMeasured: 'It reads no table.' },
  }) satisfies Partial<Record<ReadingEndpoint, Calls>>
