import { helpLineDrafts } from '@panel/contract/rules/text-drafts'
import { likelyText } from '../likely-text.ts'
import { formats } from './formats.ts'

/** What a customer writes, as a pattern: a sign in it stands for itself. */
const likely = likelyText('question', 'en').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Texts that are not in the locale files and can be on a screen: the people of the world and what they wrote.
 */
export const knownData: string[] = [
  // The names of organisations that admins are offered as help lines.
  `^(${helpLineDrafts.map(({ name }) => name).join('|')})$`,
  // Who can sign in to the demo, and the name of an emoji.
  '(Anna V|Bram H|Carla R|Ilse M|Marek K|Sanne W)\\., (Operator|Coach|Master|Admin), Team \\d+',
  'lollipop',
  // React Aria's own texts in a calendar and its fields. React Aria translates them.
  ...[
    '^(Calendar|Next|Previous)$',
    '(day|month|year), (Start|End) Date',
    'Selected Range: ',
    ' to ',
    ' selected',
  ],
  // React Aria's own texts in a table whose rows can be selected.
  ...['^Select( All)?$', '\\d+ items? selected\\.'],
  // React Aria's own text of a handle.
  '^Drag ',
  // A word of a list in each language, as admins compare them.
  ...[
    'Deelt contactgegevens',
    'Condivide recapiti',
    'Podaje dane kontaktowe',
    'Comparte datos de contacto',
    'Partage des coordonnées',
    'Andere taal',
    'Altra lingua',
    'Inny język',
    'Otro idioma',
    'Autre langue',
  ],
  // Logins of people who are invited, and their links.
  ...['^(mila\\.r|ewa\\.t)$', '^http://[\\w.:]+/invite/[\\w-]+$'],
  // Questions to the coaches.
  ...[
    '^May I name the town where he lives\\?$',
    '^Is he a returning customer\\?$',
    '^Yes, see the logbook\\.$',
  ],
  // Escalated chats, and the hash of an evidence file.
  ...[
    '^(Ian S|Theo K|Aldo P)\\.$',
    '^Can’t talk long, my mum.*',
    '^I turn 16.*',
    '^It is all too much.*',
    '^I will come to your office.*',
    '^\\s*in March, then she has to stop\\.$',
    '^Luis M\\.$',
    '^Where shall we meet.*',
    '^Asks to meet$',
    '^I want to die\\.$',
    '^(Samaritans|day and night|116 123.*|0800 000 000)$',
    '^sha256 [0-9a-f ]+$',
    '^[0-9a-f]{64}$',
  ],
  // The site owners of the demo, which an admin of all sees.
  '^(Amstel Media|Lago Digitale|Northgate Sites)$',
  // The size of an exported file, and the beginning of every address.
  '^, \\d+ kB$',
  '^https://$',
  // Why a site refused a message, reported messages, and what the reports say.
  ...[
    '^I have tidied.*',
    '^(An old radio|The customer has closed).*',
    '^Fine, my number.*',
    '^Cosy!.*',
    '^Offers a number.*',
    '^Looks like an.*',
  ],
  // A reviewed chat, and what the coach wrote.
  ...[
    '^Good morning! Left.*',
    '^I have no cat.*',
    '^The kitchen stands.*',
    '^The dog has eaten.*',
    '^And your cat.*',
    '^How is the kitchen.*',
    '^Green\\. Always.*',
    '^You make Jan feel.*',
    '^Quick and funny.*',
    '^Jan had asked about it.*',
  ],
  // Messages of the history, whose hits are separate texts, and what was searched.
  ...[
    '^Good weather.*',
    '^Did you\\b.*',
    '^Wet dog.*',
    '^\\s*(Wet|A|What a good|The old|My|your|today\\?)\\s*$',
    '\\b[Dd]ogs?\\b.*',
    '^[Ww]alk(ed|ing)?\\b.*',
    '^\\. It rains here.*',
    '.*\\b(the|in the rain|is asleep|every day at eight|warm stove|needs a doctor)\\b.*',
    '\\bhovercraft\\b',
  ],
  // Regions of the Netherlands, by the names that people there use.
  ...[
    'Drenthe',
    'Flevoland',
    'Friesland',
    'Gelderland',
    'Groningen',
    'Limburg',
    'Noord-Brabant',
    'Noord-Holland',
  ],
  ...['Overijssel', 'Utrecht', 'Zeeland', 'Zuid-Holland', '\\bNL-[A-Z]{2}\\b', '^Netherlands$', '^Sushi$'],
  // People and their names.
  ...[
    'Anna V\\.',
    'Ilse M\\.',
    'Eva M\\.',
    'Sanne W\\.',
    'Tom B\\.',
    'Colin',
    'Henk',
    'Paola',
    'Marianne',
    'Jan K\\.',
  ],
  // People of the board.
  ...[
    'Claire D\\.',
    'Didier L\\.',
    'Kasia W\\.',
    'Giulia R\\.',
    'Roberto C\\.',
    'Pieter V\\.',
    'Wim B\\.',
    'Pablo S\\.',
  ],
  // Operators of the list, and the account level of an admin of `operators.ts`.
  ...['Ewa T\\.', 'Hanna L\\.', 'Mila R\\.', 'mila\\.r', 'Level \\d+'],
  ...['Giovanni Battista della Scala-Montefeltro', 'Bartholomew Featherstonehaugh-Cholmondeley'],
  // Segments of `account.ts`.
  'Quiet',
  // Account levels and segments of `levels.ts`, and the codes of rights.
  ...[
    'Trainee',
    'Operator\\b(?! [0-9a-f])',
    'Senior',
    'Coach\\b',
    'Master\\b',
    'Admin\\b',
    '\\b(vip|new|paid)\\b',
    '[a-z]+_[a-z_]+( [a-z]+)?',
  ],
  // Site keys, webhooks, their ids, and codes of the site API.
  ...['^test$', 'opk_live_[\\w-]+', 'whsec_\\S+', 'msg_\\w*', 'https://hooks\\.example\\S*', 'HTTP \\d+'],
  ...['(GET|PUT|POST) /site/\\S+', 'invalid_input', 'messages\\.0\\.text', 'too_long', 'customer-\\d+'],
  // The demo's operators, who work for all sites.
  ...['Bram H\\.', 'Carla R\\.', 'Marek K\\.', '\\b(anna|bram|carla|coach|master|admin|nobody)\\b'],
  // Photos of `profile-sets.ts`, the ids of profiles at sites, and React Aria's name of a handle.
  ...['Scene \\d+', '^Drag\\b', 'profile-[0-9a-f-]+', '\\b\\d+ (s|min( \\d+ s)?)\\b'],
  // A profile text and its persona, of `profile-texts.ts`.
  ...[
    '\\bAbout\\b',
    '^None$',
    'I never learned to swim, but I like to look at the sea\\.',
    '\\bnobody but me\\b',
    '\\bbut me\\b',
  ],
  ...['On Sundays I bake sourdough for', 'and do the crossword[^]*in Whitby\\.'],
  // The entries of the audit log, and what happened to operators.
  ...[
    'The passport was shown',
    'npm run audit:verify',
    'Left the team',
    'Lost the phone',
    'Daan P\\.',
    'Rosa M\\.',
    '\\bjourney\\b',
    '\\b[A-Z]\\d\\b',
  ],
  // A disclosure and its versions.
  ...['^All profiles are fictional\\.$', '^[45]$', '\\bown-7\\b'],
  // The first admin of `setup.ts`.
  ...['Noor J\\.', 'noor\\.j', 'hooks\\.example'],
  '(Verylongwordwithoutanyspace)+',
  ...['Operators', 'Coaches', 'Masters', 'Admins', 'North', 'York', 'Team \\d+', 'operator[0-9a-f-]+'],
  ...['Mozilla/.*', 'Site owner [0-9a-f-]+', 'Operator [0-9a-f-]+'],
  'Runs a small bakery by the sea',
  // Messages, facts and notes of `make-chat.ts` and of the scenes.
  ...[
    'Hello\\?',
    'Hello to you',
    'Good morning!',
    'My garden',
    'My dog',
    'On Sundays I bake[^]*at the sea\\.',
    'Runs a small bakery|Sea air and crosswords',
    'No prices|Ends with a question',
    'My number is',
    'A secret',
    '(What are you cooking|And who eats it)\\?',
    'Good night',
  ],
  // The approved answers of `inquiry.ts`, and the question.
  ...[
    'You asked honestly[^]*',
    'Yes, a person writes[^]*',
    'It is true that I am paid[^]*',
    'Are you real\\?[^]*',
    likely,
  ],
  // The texts of `send-checks.ts`, and what is found in them.
  ...['See you on Saturday[^]*', '[^]*“See you on Saturday[^]*', '[^]*leo@live\\.nl[^]*'],
  // The stopped text of `appeals.ts`, and what is found in it.
  ...['course I am real', '^Ha, of\\s*$', '^, who else would[^]*', 'Ha, of course[^]*'],
  // Messages of `make-late-chat.ts`.
  ...['Line \\d+', 'A line that took its time', 'Our answer', 'Hello from the future', 'And now\\?'],
  ...[
    'Sleep well',
    'Half a thought',
    'The court asks for it',
    'The case is over',
    'Did you sleep well\\?',
    'I made the soup, far too much pepper, but the dog approved\\.',
  ],
  ...[
    'His mother is in hospital',
    'Gardener',
    'Nurse',
    'Hill walking',
    'Two',
    'Likes dogs\\.',
    'New job on Monday\\.',
  ],
  ...['Ask how it went\\.', '(Made the )?soup$', 'Never learned to swim', 'A pot of tea', 'A rose'],
  ...['Soup', 'Soup again,?', 'Yours,?', '\\bagain\\b', '\\b(So|up)\\b', 'Photo \\d', 'Doorbell'],
  ...['\\{\\w+\\}', '\\bv?4\\b', '\\b(only )?cats?\\b'],
  ...['Profile [0-9a-f-]+', 'P\\d'],
  ...formats,
]
