/** Short messages, gone after four seconds; never the only place of an error. */
export interface Toast {
  id: number
  kind: 'good' | 'news' | 'bad'
  text: string
}

class Toasts {
  list = $state<Toast[]>([])
  private ids = 0

  private add(kind: Toast['kind'], text: string): void {
    const id = ++this.ids
    this.list.push({ id, kind, text })
    setTimeout(() => this.drop(id), kind === 'bad' ? 6000 : 4000)
  }

  good(text: string): void {
    this.add('good', text)
  }
  news(text: string): void {
    this.add('news', text)
  }
  bad(text: string): void {
    this.add('bad', text)
  }
  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
