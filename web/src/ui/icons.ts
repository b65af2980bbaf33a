/** Icons of the platform; titles import their own the same way. */
export { default as back } from 'game-icon:anticlockwise-rotation'
export { default as swords } from 'game-icon:crossed-swords'
export { default as trophy } from 'game-icon:trophy'
export { default as calendar } from 'game-icon:calendar'
export { default as again } from 'game-icon:clockwise-rotation'
export { default as door } from 'game-icon:door'
export { default as exit } from 'game-icon:exit-door'
export { default as letter } from 'game-icon:envelope'
export { default as harbour } from 'game-icon:harbor-dock'
export { default as histogram } from 'game-icon:histogram'
export { default as hourglass } from 'game-icon:hourglass'
export { default as key } from 'game-icon:key'
export { default as laptop } from 'game-icon:laptop'
export { default as laurel } from 'game-icon:laurel-crown'
export { default as bulb } from 'game-icon:light-bulb'
export { default as search } from 'game-icon:magnifying-glass'
export { default as palm } from 'game-icon:palm-tree'
export { default as people } from 'game-icon:meeple'
export { default as moon } from 'game-icon:moon'
export { default as book } from 'game-icon:open-book'
export { default as dice } from 'game-icon:perspective-dice-six-faces-five'
export { default as person } from 'game-icon:roman-toga'
export { default as scroll } from 'game-icon:scroll-unfurled'
export { default as eye } from 'game-icon:semi-closed-eye'
export { default as handset } from 'game-icon:smartphone'
export { default as spyglass } from 'game-icon:spyglass'
export { default as sun } from 'game-icon:sun'
export { default as slate } from 'game-icon:tablet'
export { default as friends } from 'game-icon:three-friends'
export { default as why } from 'game-icon:uncertainty'
export { default as robot } from 'game-icon:vintage-robot'
export { default as seal } from 'game-icon:wax-seal'
export { default as amphora } from 'game-icon:amphora'

const path = (...d: string[]) => `<path fill="currentColor" fill-rule="evenodd" d="${d.join('')}"/>`
const stroke = (width: number, d: string) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ` +
  `d="${d}"/>`
export const bell = path(
  'M256 40a28 28 0 0 1 28 28v14c66 14 104 66 104 138 0 96 24 124 52 148',
  'H72c28-24 52-52 52-148 0-72 38-124 104-138V68a28 28 0 0 1 28-28zm-56 360h112a56 56 0 0 1-112 0z',
)
export const branch = stroke(56, 'M150 470V60M150 330q0-90 110-120t120-130M380 60v20')
export const check = path('M432 108 204 404 72 280l38-42 88 82 188-246z')
export const chevron = stroke(64, 'm120 190 136 136 136-136')
export const copy = path('M176 48h256v320H176zm44 44v232h168V92zM80 144h64v44h-20v232h168v-20h44v64H80z')
export const cross = path('m120 76 136 136L392 76l44 44-136 136 136 136-44 44-136-136-136 136-44-44 136-136L76 120z')
export const first = path('M84 96h52v320H84zM440 96v320L160 256z')
export const link = path(
  'M206 306a96 96 0 0 0 136 0l86-86a96 96 0 1 0-136-136l-42 42 32 32 42-42a51 51 0 1 1 72 72l-86 86a51 51 0 0 1-72 0z',
  'M306 206a96 96 0 0 0-136 0l-86 86a96 96 0 1 0 136 136l42-42-32-32-42 42a51 51 0 1 1-72-72l86-86a51 51 0 0 1 72 0z',
)
export const play = path('M124 60 432 256 124 452z')
export const pause = path('M120 70h90v372h-90zm182 0h90v372h-90z')
export const plus = path('M226 70h60v156h156v60H286v156h-60V286H70v-60h156z')
export const previous = path('M380 84v344L108 256z')
export const rewind = path('M256 96v320L40 256zM472 96v320L256 256z')
export const warning = path('M256 40 492 456H20zm-24 150 8 130h32l8-130zm24 156a27 27 0 1 0 0 54 27 27 0 0 0 0-54z')
export const menu = path('M64 112h384v52H64zm0 118h384v52H64zm0 118h384v52H64z')
export const gear = path(
  'M222 32h68l11 57 40 17 48-33 48 48-33 48 17 40 57 11v68',
  'l-57 11-17 40 33 48-48 48-48-33-40 17-11 57h-68',
  'l-11-57-40-17-48 33-48-48 33-48-17-40-57-11v-68l57-11 17-40-33-48 48-48 48 33 40-17z',
  'm34 144a80 80 0 1 0 0 160 80 80 0 0 0 0-160z',
)
export const printer = stroke(40, 'M136 200V70h240v130M136 370H66V200h380v170h-70M136 300h240v142H136z')
export const finger = stroke(
  34,
  'M110 330c20-60 10-110 40-160s150-80 210 0 40 130 30 200M190 440c40-80 30-130 35-190s90-60 92 10-10 130-40 200' +
    'M256 270c0 60-2 100-20 150',
)
