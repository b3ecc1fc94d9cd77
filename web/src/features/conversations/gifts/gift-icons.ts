import type { GiftIcon } from '@panel/contract/rules/enumerations'
import {
  type Icon,
  IconBalloon,
  IconCake,
  IconCandy,
  IconDiamond,
  IconFlower,
  IconGift,
  IconGlassFull,
  IconHeart,
  IconHorseToy,
  IconMug,
  IconMusic,
  IconStar,
} from '@tabler/icons-react'

/** The icon for each icon name that the server sends. */
export const iconOfGift: Record<GiftIcon, Icon> = {
  gift: IconGift,
  flower: IconFlower,
  heart: IconHeart,
  cup: IconMug,
  cake: IconCake,
  candy: IconCandy,
  glass: IconGlassFull,
  music: IconMusic,
  star: IconStar,
  balloon: IconBalloon,
  diamond: IconDiamond,
  bear: IconHorseToy,
}
