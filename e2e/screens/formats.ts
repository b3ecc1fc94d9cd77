/** What Intl and the keyboard write into a screen, as patterns: days, months, languages, zones, names of keys. */
export const formats: string[] = [
  ...['(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day', '\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b'],
  '(January|February|March|April|May|June|July|August|September|October|November|December)',
  '\\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\\b',
  ...['\\b(AM|PM)\\b', 'United Kingdom'],
  ...['English( \\(UK\\))?', 'Dutch', 'Italiano?', 'Polish', 'Spanish', 'French'],
  ...['Nederlands', 'italiano', 'polski', 'Polski', 'español', 'Español', 'français', 'Français'],
  '\\b(nl|it|pl|es|en|fr)(-GB)?\\b',
  '\\b(Europe|Africa|America|Antarctica|Asia|Atlantic|Australia|Indian|Pacific)/[\\w/+-]+',
  '\\bat\\b',
  // Names of keys, and initials.
  ...['\\b(Ctrl|Shift|Enter|Esc)\\b'],
  '\\b[A-Z]{1,2}\\b',
]
