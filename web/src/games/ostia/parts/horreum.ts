/** A warehouse; the icon set's own clogs at small sizes. */
const ROOF = 'M256 52 496 196v44H16v-44zm0 74a34 34 0 1 0 0 68 34 34 0 0 0 0-68z'
const WALLS = 'M48 262h416v202h-70V372a46 46 0 0 0-92 0v92h-92V372a46 46 0 0 0-92 0v92H48z'
export default `<path fill="currentColor" fill-rule="evenodd" d="${ROOF}${WALLS}"/>`
