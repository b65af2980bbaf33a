/** The prompt stands wherever the board puts it: the coach's line comes before it, and before a hint in its place. */
export function standAbovePrompt(line: HTMLElement, home: HTMLElement): void {
  const prompt = document.querySelector('#main [data-zone="prompt"]')
  const above = prompt?.previousElementSibling
  const place = above?.classList.contains('hint-bar') ? above : prompt
  if (!place) home.append(line)
  else if (place.previousElementSibling !== line) place.before(line)
}

export const leave = (line: HTMLElement): void => line.remove()
