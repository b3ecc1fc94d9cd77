import { describe, expect, it } from 'vitest'
import { cellsIn, type ListOptions, peopleIn } from './people-list'

const options: ListOptions = {
  levels: [
    ['100', '100 Operator'],
    ['120', '120 Senior'],
  ],
  teams: [
    ['21', 'Team 21'],
    ['22', 'Noord, avond'],
  ],
  languages: [
    ['nl', 'Dutch'],
    ['pl', 'Polish'],
    ['en-GB', 'English (UK)'],
  ],
  siteowners: [
    ['1', 'Brightside Media'],
    ['2', 'Kompas Chat'],
  ],
  messageTypes: [
    ['reply', 'Chats'],
    ['poke', 'Pokes'],
  ],
  labels: ['Name', 'Login', 'Level', 'Team', 'Languages', 'Message types', 'Site owners'],
}

const mila = {
  name: 'Mila R.',
  login: 'mila.r',
  level_id: 100,
  team_id: 21,
  languages: ['nl', 'en-GB'],
  message_types: ['reply'],
  siteowner_ids: [1, 2],
}

describe('a list of people', () => {
  it('names levels, teams, languages and site owners by name, number or code', () => {
    const text = [
      'Name\tLogin\tLevel\tTeam\tLanguages\tMessage types\tSite owners',
      'Mila R.\tmila.r\t100\tTeam 21\tnl en-GB\tChats\tBrightside Media, Kompas Chat',
      'Mila R.\tmila.r\toperator\t21\tDutch; English (UK)\treply\t1/2',
    ].join('\r\n')
    expect(peopleIn(text, options).map(({ person }) => person)).toEqual([mila, mila])
  })

  it('gives both message types and all site owners when it names none', () => {
    expect(peopleIn('Mila R.;mila.r;100;21;nl', options)).toEqual([
      {
        cells: ['Mila R.', 'mila.r', '100', '21', 'nl'],
        person: { ...mila, languages: ['nl'], message_types: ['reply', 'poke'], siteowner_ids: null },
        faults: [],
      },
    ])
  })

  it('says of each row what is missing and what is not known', () => {
    const [row] = peopleIn(',mila.r,300,Team 99,nl xx', options)
    expect(row?.person).toBeNull()
    expect(row?.faults).toEqual(
      expect.arrayContaining([
        { field: 'name' },
        { field: 'level_id', value: '300' },
        { field: 'team_id', value: 'Team 99' },
      ]),
    )
    expect(row?.faults.filter(({ field }) => field === 'languages')).toHaveLength(1)
  })

  it('is empty without a row', () => {
    expect(peopleIn('', options)).toEqual([])
    expect(peopleIn('Name,Login,Level,Team\n\n', options)).toEqual([])
  })
})

describe('the cells of a file', () => {
  it('may be quoted, with separators, quotes and lines in them', () => {
    expect(cellsIn('\uFEFFa,"b, ""c""\nd",e\r\nf,,')).toEqual([
      ['a', 'b, "c"\nd', 'e'],
      ['f', '', ''],
    ])
  })

  it('are separated by what the first line has most of', () => {
    expect(cellsIn('a;b,c;d')).toEqual([['a', 'b,c', 'd']])
    expect(cellsIn('a\tb;c')).toEqual([['a', 'b;c']])
  })
})
