import type { GiftIcon } from '@panel/contract'
import { putGift } from '../features/profiles/gifts/put.ts'
import type { Tx } from '../platform/database.ts'

/** The gifts of the demo, in the languages of its site owners. */
const gifts: { external_id: string; icon: GiftIcon; credits: number; names: [string, string, string] }[] = [
  { external_id: 'tea', icon: 'cup', credits: 2, names: ['Een kop thee', 'Una tazza di tè', 'A pot of tea'] },
  { external_id: 'chocolate', icon: 'candy', credits: 4, names: ['Bonbons', 'Cioccolatini', 'Chocolates'] },
  { external_id: 'rose', icon: 'flower', credits: 5, names: ['Een roos', 'Una rosa', 'A rose'] },
  { external_id: 'song', icon: 'music', credits: 6, names: ['Een liedje', 'Una canzone', 'A song'] },
  { external_id: 'cake', icon: 'cake', credits: 8, names: ['Een taart', 'Una torta', 'A cake'] },
  {
    external_id: 'wine',
    icon: 'glass',
    credits: 10,
    names: ['Een glas wijn', 'Un bicchiere di vino', 'A glass of wine'],
  },
  {
    external_id: 'bear',
    icon: 'bear',
    credits: 15,
    names: ['Een knuffelbeer', 'Un orsacchiotto', 'A teddy bear'],
  },
  { external_id: 'heart', icon: 'heart', credits: 20, names: ['Een hart', 'Un cuore', 'A heart'] },
]

/** Adds the gifts to a site owner of the demo. @param place the number of the site owner, which selects the language */
export async function loadGifts(tx: Tx, siteowner: { id: number }, place: number) {
  for (const [position, { external_id, icon, credits, names }] of gifts.entries())
    await putGift(tx, siteowner, external_id, { name: names[place] ?? names[2], icon, credits, position })
}
