/** What is pointed at: a province whose harvest is shown before it is chosen, a route whose cities show their prices. */
export class Look {
  province = $state<string | null>(null)
  route = $state<string | null>(null)
}
