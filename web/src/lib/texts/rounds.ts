/** Numbers of rounds where there is little room: Roman while they are few. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

export const roundShort = (round: number, rounds: number): string =>
  rounds < ROMAN.length ? (ROMAN[round] ?? String(round)) : String(round)
