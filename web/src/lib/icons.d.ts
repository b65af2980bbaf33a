declare module 'game-icon:*' {
  const body: string
  export default body
}

declare module '*.toml' {
  // eslint-disable-next-line
  const data: any
  export default data
}
