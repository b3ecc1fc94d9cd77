import { allImports, cycles, type Import, show, upwardImports } from './imports.ts'
import { type Examples, isTest, type Rule, ruleOf } from './source.ts'

/** A rule about single imports: which files may not import which. */
const imports = (title: string, isWrong: (each: Import) => boolean, ...examples: Examples): Rule =>
  ruleOf(title, (files) => allImports(files).filter(isWrong).map(show), examples)

const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder))
const isReact = (to: string) => /^(react|react-dom|react-aria|react-aria-components|@tanstack\/)/.test(to)

/** The domains of the server's features, lowest first: each may import those before it. */
const serverDomains = [
  'settings',
  'conversations',
  'people',
  'answering',
  'profiles',
  'supervision',
  'insight',
  'sites',
  'safety',
  'service',
  'user',
]

/** The same of the pages: a dialog of safety is a part of the conversation that is being answered. */
const webDomains = [
  'settings',
  'conversations',
  'people',
  'safety',
  'answering',
  'profiles',
  'insight',
  'supervision',
  'sites',
  'service',
  'home',
]

/** The same of the contract: the signed-in user has what the other domains say of an operator, and the site API what safety asks of a site. */
const contractDomains = [
  'rules',
  'settings',
  'conversations',
  'answering',
  'profiles',
  'supervision',
  'insight',
  'people',
  'safety',
  'sites',
  'service',
]

export const importRules: Rule[] = [
  imports(
    'the contract imports neither Node nor React nor the code that uses it',
    ({ from, to }) =>
      isIn(from, 'contract/src/') &&
      !isTest(from) &&
      (to.startsWith('node:') || isReact(to) || isIn(to, 'server/', 'web/', '@panel/')),
    ['contract/src/dates.ts', "import { readFile } from 'node:fs/promises'"],
    ['contract/src/dates.ts', "import { z } from 'zod'"],
  ),
  imports(
    'recognition imports the contract only; what reads the texts of strangers, and what tells languages apart, a library each',
    ({ from, to }) =>
      isIn(from, 'recognition/src/') &&
      !isTest(from) &&
      !isIn(to, 'recognition/src/', '@panel/contract', 'node:') &&
      !(isIn(from, 'recognition/src/strangers/') && to === 'gettext-parser') &&
      !(from === 'recognition/src/find-other-language.ts' && to === 'eld/extrasmall'),
    ['recognition/src/recogniser.ts', "import { sql } from 'kysely'"],
    ['recognition/src/recogniser.ts', "import { findInVisible } from '@panel/contract'"],
  ),
  imports(
    'the platform imports no feature',
    ({ from, to }) =>
      isIn(from, 'server/src/platform/') &&
      !isTest(from) &&
      isIn(to, 'server/src/') &&
      !isIn(to, 'server/src/platform/'),
    [
      'server/src/platform/http/access.ts',
      "import {\n  claim,\n  type Lease,\n} from '../../features/answering/queue/claim.ts'",
    ],
    ['server/src/platform/http/access.ts', "import { AppError } from './errors.ts'"],
  ),
  imports(
    'a feature does not import the app',
    ({ from, to, isType }) =>
      isIn(from, 'server/src/features/') &&
      !isTest(from) &&
      isIn(to, 'server/src/') &&
      !isIn(to, 'server/src/features/', 'server/src/platform/') &&
      !(isType && to === 'server/src/services.ts'),
    ['server/src/features/answering/queue/claim.ts', "import { buildApp } from '../../../app.ts'"],
    ['server/src/features/answering/queue/routes.ts', "import type { Services } from '../../../services.ts'"],
  ),
  imports(
    'test code is imported only by tests',
    ({ from, to }) =>
      isIn(to, 'server/src/testing/') &&
      !isTest(from) &&
      !isIn(from, 'server/src/testing/', 'bench/', 'e2e/', 'vitest'),
    [
      'server/src/features/answering/queue/claim.ts',
      "import { makeOperator } from '../../../testing/make.ts'",
    ],
    [
      'server/src/features/answering/queue/claim.test.ts',
      "import { makeOperator } from '../../../testing/make.ts'",
    ],
  ),
  imports(
    'server and web share code only through the contract',
    ({ from, to }) =>
      (isIn(from, 'web/') && isIn(to, 'server/', '@panel/server')) ||
      (isIn(from, 'server/') && isIn(to, 'web/', '@panel/web')),
    ['web/src/api/client.ts', "export * from '../../../server/src/app.ts'"],
    ['web/src/api/client.ts', "import type { Endpoint } from '@panel/contract'"],
  ),
  imports(
    'the simulator uses the panel only through its API',
    ({ from, to }) => isIn(from, 'simulator/src/') && !isTest(from) && isIn(to, 'server/', '@panel/server'),
    ['simulator/src/main.ts', "import { sites } from '../../server/src/demo/sites.ts'"],
    ['simulator/src/main.ts', "import { demoSites } from '@panel/demo/site-access'"],
  ),
  imports(
    'the browser loads no schema: it imports types of the contract, values from its rules, and texts',
    ({ from, to, isType }) =>
      isIn(from, 'web/src/') &&
      !isTest(from) &&
      !isType &&
      (to === 'zod' ||
        to.startsWith('zod/') ||
        (isIn(to, '@panel/contract', 'contract/') &&
          !isIn(to, '@panel/contract/rules/', '@panel/contract/locales/'))),
    ['web/src/api/client.ts', "import { type Endpoint, endpoints } from '@panel/contract'"],
    [
      'web/src/api/client.ts',
      "import type { Endpoint } from '@panel/contract'\nimport { errors } from '@panel/contract/rules/errors'",
    ],
  ),
  imports(
    'the rules of the contract, which the browser loads, import each other only',
    ({ from, to }) => isIn(from, 'contract/src/rules/') && !isTest(from) && !isIn(to, 'contract/src/rules/'),
    ['contract/src/rules/limits.ts', "import { z } from 'zod'"],
    ['contract/src/rules/errors.ts', "import type { Limit } from './limits.ts'"],
  ),
  imports(
    'in the web, imports run one way: ui and api, then features, then the shell',
    ({ from, to }) =>
      (isIn(from, 'web/src/ui/', 'web/src/api/') && isIn(to, 'web/src/features/', 'web/src/shell/')) ||
      (isIn(from, 'web/src/features/') && isIn(to, 'web/src/shell/')),
    ['web/src/ui/Panel.tsx', "import { useQueues } from '../features/queue/queries.ts'"],
    ['web/src/features/answering/queue/QueuePage.tsx', "import { Panel } from '../../ui/Panel.tsx'"],
  ),
  imports(
    'the state machine of the conversation in hand imports neither React nor the query cache',
    ({ from, to, isType }) =>
      isIn(from, 'web/src/features/answering/machine/') &&
      !isTest(from) &&
      !isType &&
      (isReact(to) || to.startsWith('zustand') || to === 'i18next'),
    ['web/src/features/answering/machine/draft.ts', "import { useState } from 'react'"],
    ['web/src/features/answering/machine/draft.ts', "import { cleanText } from '../../../api/clean-text'"],
  ),
  {
    title: 'the domains of the server import in one order',
    find: (files) => upwardImports(files, 'server/src/features/', serverDomains),
    broken: [
      {
        path: 'server/src/features/people/sign-in/session.ts',
        text: "import type { Claim } from '../../answering/queue/claim.ts'",
      },
      { path: 'server/src/features/away/start.ts', text: '' },
    ],
    right: [
      {
        path: 'server/src/features/answering/queue/claim.ts',
        text: "import { isOpen } from '../../people/sign-in/session.ts'\nimport { store } from './store.ts'",
      },
      {
        path: 'server/src/features/people/sign-in/session.test.ts',
        text: "import { claim } from '../../answering/queue/claim.ts'",
      },
    ],
  },
  {
    title: 'the domains of the contract import in one order',
    find: (files) => upwardImports(files, 'contract/src/', contractDomains),
    broken: [
      { path: 'contract/src/settings/reasons.ts', text: "import { skip } from '../supervision/skiplog.ts'" },
      { path: 'contract/src/away/start.ts', text: '' },
    ],
    right: [
      { path: 'contract/src/people/sign-in.ts', text: "import { away } from '../answering/away.ts'" },
      { path: 'contract/src/index.ts', text: "import { endpointsOfSites } from './sites/index.ts'" },
    ],
  },
  {
    title: 'the domains of the web import in one order',
    find: (files) => upwardImports(files, 'web/src/features/', webDomains),
    broken: [
      {
        path: 'web/src/features/settings/pages/pages.ts',
        text: "import { HomePage } from '../../home/HomePage'",
      },
      { path: 'web/src/features/away/start.ts', text: '' },
    ],
    right: [
      {
        path: 'web/src/features/home/HomePage.tsx',
        text: "import type { Page } from '../settings/pages/pages'",
      },
      {
        path: 'web/src/features/settings/pages/pages.test.ts',
        text: "import { HomePage } from '../../home/HomePage'",
      },
    ],
  },
  {
    title: 'no imports are circular',
    find: cycles,
    broken: [
      { path: 'server/src/a.ts', text: "import { b } from './b.ts'" },
      { path: 'server/src/b.ts', text: "export { c } from './c.ts'" },
      { path: 'server/src/c.ts', text: "const a = await import('./a.ts')" },
    ],
    right: [
      { path: 'server/src/a.ts', text: "import { b } from './b.ts'" },
      { path: 'server/src/b.ts', text: "import type { A } from './a.ts'" },
    ],
  },
]
