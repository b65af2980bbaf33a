// Made by tools/typescript.py from the Python types of the server's messages. Do not edit.
/* eslint-disable */

/** A number, a text, or a reference such as "good:wine" or "seat:2", named in the reader's language. */
export type Figure = number | string | string[];
export type Figures = Record<string, Figure>;
export type OptionValue = boolean | number | string;

/** What went wrong; the text for people is the Fluent message `error-KEY`. */
export interface Problem {
  error: string;
  /** A sentence in English, for logs and scripts. */
  message: string;
  /** The variables of the Fluent message. */
  figures: Record<string, number | string | string[]>;
}

/** Makes a guest, or renames the one the cookie names. */
export interface NewMe {
  name: string;
  language?: "en" | "fr";
  /** Where the person lives, as `Europe/Paris`; empty, or unknown here: as before. */
  zone?: string;
}

/** The person the cookie names. */
export interface Me {
  id: string;
  name: string;
  language: string;
  /** Whether there is a way back to this person from anywhere. */
  kept: boolean;
  /** Where I live, as far as is known: my nights and weekends at tables I sit down at. */
  zone: string;
}

/** A code that makes another device the same person; usable once, for a quarter of an hour. */
export interface MoveCode {
  code: string;
  /** Whether the device is somebody else's: see `Enter`. */
  lent: boolean;
}

/** A way back to me. */
export interface WayBack {
  id: string;
  kind: "code" | "mail" | "passkey";
  /** The address; for a passkey where it was made, as for a device. */
  label: string;
  made: number;
  /** When it was last used; 0 if never. */
  used: number;
}

/** A browser in which I am signed in. */
export interface MyDevice {
  id: string;
  /** What I call it; empty if I have not said so. */
  label: string;
  /** Empty for one that was known before devices were. */
  kind: "" | "computer" | "phone" | "tablet";
  browser: string;
  system: string;
  /** How it was opened: a way back, `move` by a code of another device, or nothing for the first. */
  way: string;
  made: number;
  seen: number;
  /** When it is signed out by itself, if it is lent. */
  expires: number | null;
  here: boolean;
}

/** How I am found again. */
export interface Place {
  ways: WayBack[];
  devices: MyDevice[];
  /** Whether this server sends mail. */
  mail: boolean;
  /** At how many tables I sit, finished ones counted. */
  tables: number;
}

/** What the browser is asked for: the JSON of options for a passkey. */
export interface Asked {
  options: string;
}

/** The JSON of what the browser answers. */
export interface Credential {
  credential: string;
}

/** Come back with a passkey. On a lent device nothing is joined, and it is signed out by itself after 30 days. */
export interface Enter {
  credential: string;
  lent: boolean;
}

/** Come back with a recovery code. */
export interface EnterCode {
  code: string;
  lent: boolean;
  /** A name the client gives what it asks for: under it, after a lost answer, the used code works still. */
  once: string;
}

/** Ask for a link by mail: to keep this address as a way back, or to come back by it. */
export interface AskLink {
  address: string;
  wish: "find" | "keep";
}

/** The same, whether anybody has this address or not. */
export interface LinkSent {
  address: string;
}

/** What stands in a link of a mail. */
export interface MailLink {
  token: string;
  lent: boolean;
}

/** What a link will do when it is opened. */
export interface LinkSays {
  wish: "find" | "keep";
  /** Of the person it is about. */
  name: string;
  /** Whether I am that person. */
  mine: boolean;
}

/** Six words that are shown once and work once. */
export interface RecoveryCode {
  code: string;
}

export interface WayId {
  id: string;
}

export interface DeviceId {
  id: string;
}

export interface DeviceName {
  id: string;
  label: string;
}

/** Who I am now on this device, and what became of the guest I was here before. */
export interface SignedIn {
  id: string;
  name: string;
  language: string;
  kept: boolean;
  zone: string;
  /** The guest's name, if there was one and it was somebody else. */
  was: string;
  /** How many of the guest's tables are mine now. */
  joined: number;
  /** At how many of them I sat already, so that a bot plays the guest's seat to the end. */
  given_up: number;
  /** Whether the guest is still there: it has ways back of its own, or this device is lent. */
  was_kept: boolean;
  /** The person to whom an address was added; who is signed in here stays the same. */
  confirmed: string;
}

/** Remove everything of mine. */
export interface Erase {
  sure: boolean;
}

/** A link that gives a held seat to whoever opens it first. */
export interface SeatLink {
  seat: number;
  token: string;
  expires: number;
}

export interface SeatToken {
  token: string;
}

/** What such a link gives. */
export interface SeatOffer {
  seat: number;
  /** Of who held it. */
  name: string;
  host: string;
}

/** How somebody wants to be told, whatever the device. */
export interface Wishes {
  /** What is told by mail, besides the digest. */
  mail: ("chat" | "nudge" | "over" | "reminder" | "turn")[];
  /** Even while a page is open. */
  always: boolean;
  /** How long before the time runs out somebody is reminded. */
  hours: 2 | 6 | 12;
  digest: "daily" | "monday" | "never";
  /** From 22 h to 8 h nothing is told but that the time runs out. */
  silence: boolean;
  /** The time zone, such as Europe/Paris; empty: UTC. */
  zone: string;
  /** No names, no figures. */
  discreet: boolean;
}

/** A browser in which I am signed in, and what it is told. */
export interface NoticeDevice {
  id: string;
  label: string;
  kind: "" | "computer" | "phone" | "tablet";
  browser: string;
  system: string;
  here: boolean;
  /** Whether it takes notices: it has to be allowed there. */
  push: boolean;
  events: ("chat" | "nudge" | "over" | "reminder" | "turn")[];
}

/** Where tables I open are told of. */
export interface MyHook {
  id: string;
  kind: "discord" | "json" | "matrix" | "slack";
  /** The host of the address and its last four signs; the rest is shown to nobody. */
  place: string;
  events: ("open" | "over" | "turn")[];
  language: string;
  /** That one only; empty: all. */
  table: string;
  /** When it was switched off because it had failed three times. */
  off: number | null;
}

export interface MyNotices {
  devices: NoticeDevice[];
  /** Where mail goes, but for a few letters; empty if there is no confirmed address. */
  address: string;
  /** Whether this server sends mail. */
  mails: boolean;
  /** The server's public key (VAPID) that a browser asks for. */
  key: string;
  wishes: Wishes;
  hooks: MyHook[];
}

/** Where this browser takes pushes: what `pushManager.subscribe` answers. */
export interface NewPush {
  endpoint: string;
  key: string;
  auth: string;
}

/** What a device of mine is told. */
export interface DeviceEvents {
  id: string;
  events: ("chat" | "nudge" | "over" | "reminder" | "turn")[];
}

/** A table of which I want to be told again in an hour. */
export interface NoticeTable {
  table: string;
}

/** Tell of my tables there; `table`: of that one only. */
export interface NewHook {
  kind: "discord" | "json" | "matrix" | "slack";
  url: string;
  events: ("open" | "over" | "turn")[];
  language: "en" | "fr";
  table: string;
}

export interface HookId {
  id: string;
}

/** What is told there; whoever changes it switches it on again. */
export interface ChangeHook {
  id: string;
  events: ("open" | "over" | "turn")[];
}

/** What an option is with so many seats, under those values of options named before it, when nobody chooses. */
export interface OptionDefault {
  seats: number;
  when: Record<string, (boolean | number | string)[]>;
  value: boolean | number | string;
}

/** An option of a game: texts are `option-NAME`, `option-NAME-note`, `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  rule: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  /** The first of these that holds goes before `default`. */
  defaults: OptionDefault[];
  /** Under which values of other options it matters; else it cannot be chosen. */
  when: Record<string, (boolean | number | string)[]>;
  /** By value, with how many seats it can be played; with any number if it is not there. */
  seats: Record<string, number[]>;
  /** Whether its values are seats, counted from 0: only those of the table can be chosen. */
  names_seat: boolean;
}

/** Options that go well together; its text is `preset-NAME` of the client. */
export interface PresetInfo {
  name: string;
  seats: number;
  options: Record<string, boolean | number | string>;
}

/**
 * Seats play in teams of so many, under those values of options. Partners sit as far apart as they can: with N
 * teams, seat S is in team S modulo N.
 */
export interface TeamsInfo {
  when: Record<string, (boolean | number | string)[]>;
  size: number;
  /** Under which values partners may write to each other alone while they play. */
  talk: Record<string, (boolean | number | string)[]>;
}

/** Something seats are asked: texts are `ask-NAME` and `wait-NAME`. */
export interface DecisionInfo {
  name: string;
  rule: string;
  /** Whether everybody decides at the same time and in secret. */
  sealed: boolean;
}

/** A title that can be played. */
export interface GameInfo {
  title: string;
  /** The prefix of its rule ids. */
  code: string;
  fewest_seats: number;
  most_seats: number;
  recommended_seats: number;
  minutes: number;
  /** How demanding the game is, 1 to 5. */
  weight: number;
  options: OptionInfo[];
  phases: string[];
  decisions: DecisionInfo[];
  /** The levels of its bots, weakest first, and the names of programs that play it here. */
  levels: string[];
  /** By verb, how its objects are read: `@good:forum/senate` names the parts of `split:ivory:0/2` (see Vocabulary). */
  shapes: Record<string, string>;
  ruleset: number;
  presets: PresetInfo[];
  teams: TeamsInfo | null;
}

/** One rule; its text is Markdown. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** A section of a rulebook. */
export interface RuleSection {
  title: string;
  introduction: string;
  rules: RuleInfo[];
}

/** A rulebook in one language. */
export interface RulebookInfo {
  title: string;
  sections: RuleSection[];
}

/**
 * How much time there is.
 *
 * `live` has no clock (`seconds` null) or a reserve per seat for the whole match; `days` has so much per decision.
 * With an `increment` both have a reserve that grows with each decision, never beyond what it was at first.
 */
export interface Pace {
  kind: "days" | "live";
  seconds: number | null;
  /**
   * When the time is over: go on waiting; the game's default word is said for the seat, that one word only; a bot
   * takes the seat until its person comes back; or it plays there to the end, and the match is over for the person.
   */
  late: "bot" | "default" | "end" | "wait";
  /** How long bots let people look before they speak. */
  bots: "at_once" | "brisk" | "calm";
  /** Seconds that a seat gets back with each decision. */
  increment: number | null;
  /** Whether time counts from ten in the evening to eight in the morning, where the seat's person lives. */
  nights: boolean;
  /** Whether it counts on Saturdays and Sundays, there. */
  weekends: boolean;
  /** How many days each person may let the clock stand still. */
  vacation: number;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string;
  colour?: string;
  shape?: string;
}

/** A table to be opened; it starts at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  door?: "link" | "public";
  /** What is spoken at the table, shown in the lobby; everybody reads the match in his own language. */
  language?: "" | "en" | "fr";
  /** Whether seats may ask for hints; null: if nobody but bots sits at the other seats. */
  hints?: boolean | null;
  /** Whether a coach speaks before and after each decision: only where all other seats are bots'. */
  coach?: boolean;
  spectators?: "none" | "silent" | "talk";
  /** A name the client gives what it asks for: asked again under it, the same person gets the same table. */
  once?: string;
}

/** A seat to sit on. */
export interface SeatNumber {
  seat: number;
  colour?: string;
  shape?: string;
}

/** A bot for a free seat. */
export interface SeatBot {
  seat: number;
  level?: string;
}

/** How many days one's clock is to stand still from now on; 0: it goes on. */
export interface Vacation {
  days: number;
}

/** Two seats that are exchanged, with whoever sits there. */
export interface Swap {
  seat: number;
  other: number;
}

/** The level of the bot that plays on for good. */
export interface Resignation {
  level: string;
}

/** A table that was removed. */
export interface Gone {
  table: string;
}

/** Others want to give a seat to a bot. */
export interface Proposal {
  level: string;
  agreed: number;
  /** How many have to agree; the host alone is enough. */
  needed: number;
  /** Whether I have agreed. */
  mine: boolean;
}

/** A seat was left to a bot, for a while or for good, its person has come back, or the host has given it anew. */
export interface SeatChange {
  at: number;
  seat: number;
  kind: "back" | "left" | "reopened" | "resigned";
  /** The person's; of a seat that was given anew, who has it now. */
  name: string;
  /** The bot's; of a seat that was given anew, the name of who had it before. */
  level: string;
}

/** A seat as everybody sees it. */
export interface SeatCard {
  /** Empty for an open seat. */
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  colour: string;
  shape: string;
  to_speak: boolean;
  /** A person without a live connection. */
  away: boolean;
  me: boolean;
  /** When the time of a seat that must speak is over. */
  deadline: number | null;
  /** A bot that plays for the person of this name until he comes back. */
  stands_in: boolean;
  /** A bot stands in for me: I may take the seat again. */
  kept: boolean;
  /** From when on the others may give the seat to a bot: its time is over, or its person is away for long. */
  replaceable_from: number | null;
  proposal: Proposal | null;
  /** A bot plays on for the person of this name, who has given up. */
  resigned: boolean;
  /** A free seat that is kept for the person of this name. */
  invited: boolean;
  /** Whether it is mine, also while a bot plays there or it is kept for me. */
  own: boolean;
  /** Whether somebody who is not there has it, in play: the host may give it anew. */
  held: boolean;
  /** Milliseconds in reserve when it is not its turn, where clocks have one. */
  reserve: number | null;
  /** Until when its person's last vacation goes, or went. */
  vacation: number | null;
  /** How many days of vacation its person has left. */
  vacation_left: number;
}

/** How a match ended, by seat. */
export interface Result {
  scores: number[];
  /** 0 is the first place; equal numbers share one. */
  places: number[];
  winners: number[];
}

/** Where a what-if match left another one. */
export interface Branch {
  /** The digest of the record it left. */
  record: string;
  /** After how many of its words. */
  word: number;
  /** The table of that match; empty when it was an uploaded record. */
  table: string;
}

/** Where a match stands, as everybody may know: in the words of the title. */
export interface Standing {
  phase: string;
  /** As the title counts; 0 where it does not. */
  round: number;
  /** What is waited for: the Fluent message `wait-DECISION` with these figures. */
  key: string;
  figures: Record<string, number | string | string[]>;
}

/** A table as the lobby shows it. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  /** `broken`: it is damaged, or its words no longer replay here; it is kept as it is. */
  status: "broken" | "over" | "running" | "waiting";
  seats: SeatCard[];
  pace: Pace;
  door: "link" | "public";
  language: string;
  /** Whether I opened the table: the host may put bots on free seats and start. */
  host: boolean;
  /** Words said, as far as the viewer may know: sealed words of others count when the match is over. */
  words: number;
  made: number;
  updated: number;
  result: Result | null;
  waits_for_me: boolean;
  /** The table that follows this one. */
  rematch: string | null;
  /** Who left and came back since the start, in order: the last dozen of each seat; none in the lobby. */
  changes: SeatChange[];
  /** Whether seats may ask for hints. */
  hints: boolean;
  /** Where it comes from, if it is a what-if match. */
  branch: Branch | null;
  spectators: "none" | "silent" | "talk";
  /** Who opened the table. */
  host_name: string;
  /** Null before the start and after the end. */
  standing: Standing | null;
  /** Whether nobody but me and bots has a seat: I may delete the table. */
  alone: boolean;
  /** Whether a seat is kept for me. */
  invited: boolean;
  /** Whether the host has removed me: I cannot sit down here. */
  removed: boolean;
  /** Who else proposed the table that follows this one. */
  rematch_by: string;
  /** Whether a coach speaks here, to the one person who plays. */
  coach: boolean;
  /** Whether an order in advance of mine lies there; if it is about to speak, nothing waits for me. */
  ordered: boolean;
}

/** What can be played and watched; `mine` has those first that wait for me. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
}

/**
 * One list of the lobby: all of it when the socket opens, then only what has changed.
 *
 * `open` and `watch` are the same for everybody: whoever sits at a table has it among `mine` and leaves it out there.
 */
export interface LobbyNews {
  type: "lobby";
  part: "mine" | "open" | "watch";
  /** Whether these are all; else they are added to the others, or take the place of those with the same id. */
  whole: boolean;
  cards: TableCard[];
  gone: string[];
}

/**
 * What a seat soon has more of after a word than after the other: the Fluent message `term-TERM` of the title.
 *
 * `final` and `rivals` are about the end of the match: its own points, and those of the best of the others.
 */
export interface Reason {
  term: string;
  /** On average; negative when it is less. */
  amount: number;
  /** Whether that speaks for the word. */
  good: boolean;
}

/** A word with the chance to win after it. */
export interface HintWord {
  word: string;
  /** What the seat would say after it: until a sealed decision is in, or to the end of a small turn. */
  then: string[];
  chance: number;
  /** Of the best word compared with the second, of the others compared with the best. */
  reasons: Reason[];
}

/** The best words for this seat, the best first, as far as it can know. */
export interface Hint {
  type: "hint";
  id: string;
  /** The state it is about: that of the question. */
  seq: number;
  words: HintWord[];
}

/** Ask for the best words in the state of that `seq`. */
export interface AskHint {
  type: "hint";
  id: string;
  seq: number;
}

/** An analysis that somebody follows, as far as it is done by now. */
export interface AnalysisNews {
  type: "analysis";
  analysis: Analysis;
}

/** Ask for the analysis of a match; `seat` is whose words are looked at, null for the chances only. */
export interface AskAnalysis {
  seat?: number | null;
}

/** How the match stood after `n` words. */
export interface ChancePoint {
  n: number;
  /** To win, by side; their sum is 1. */
  chances: number[];
  /** The points by seat, as if the match had ended there. */
  scores: number[];
  /** Over how many continuations the chances were estimated. */
  tries: number;
}

/** A word that was said though another one would have been better, as far as the seat could know. */
export interface CostlyWord {
  seat: number;
  /** How many words had been said before it. */
  n: number;
  /** That of the decision. */
  rule: string;
  said: string;
  better: string;
  said_chance: number;
  better_chance: number;
  /** Of the better word compared with the one said. */
  reasons: Reason[];
}

/** A turn in which somebody's chance to win changed much: at most one for each turn. */
export interface Moment {
  n: number;
  /** It was between so many words and so many. */
  to: number;
  /** Whose chance changed most. */
  side: number;
  before: number;
  after: number;
  /** Whether that side spoke, others, or all at once; `luck`: nobody else, and no word of it cost it anything. */
  cause: "luck" | "others" | "own" | "sealed";
  /** Who spoke, if it was one. */
  seat: number | null;
}

/** What is known of a match so far; it grows while `status` is `waiting` or `running`. */
export interface Analysis {
  /** `none`: nobody has asked for it yet. */
  status: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  /** Pieces of work done, and all of them; 0 before they are counted. */
  total: number;
  /** The seats that win together. */
  sides: number[][];
  /** After how many words each round begins. */
  rounds: number[];
  /** Over how many continuations a chance of the chart was estimated. */
  tries: number;
  points: ChancePoint[];
  /** Whose words are looked at. */
  seats: number[];
  /** The three dearest words of each of these seats, the dearest first. */
  costly: CostlyWord[];
  /** Where the chart has points, or will have: what lies between two of them is not left out. */
  planned: number[];
  /** The numbers of `rounds`, where the title counts them. */
  round_numbers: number[];
  /** The three that decided most, in the order of the match, as far as can be said. */
  moments: Moment[];
  /** Whether they will not change any more. */
  moments_known: boolean;
  /** For each of `seats`, the turn that cost it most, if it cost much. */
  falls: Moment[];
}

/** Play on from a position of a finished match, against bots. */
export interface NewBranch {
  /** After how many words. */
  word: number;
  /** Which seat to play; at a table one's own. */
  seat?: number | null;
  /** The bots' level, where no bot sat before. */
  level?: string;
  /** A name the client gives what it asks for: asked again under it, the same person gets the same table. */
  once?: string;
}

/** Something worth looking at: the Fluent message `coach-KEY` of the title with these figures. */
export interface Remark {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** What the coach points out before the decision of the state of that `seq`, from the seat's own sight. */
export interface Counsel {
  type: "counsel";
  id: string;
  seq: number;
  remarks: Remark[];
  /** The lesson that teaches this decision; empty if none does. */
  lesson: string;
}

/** Ask the coach what to look at in the state of that `seq`. */
export interface AskCounsel {
  type: "counsel";
  id: string;
  seq: number;
}

/** What the coach thinks of a decision, judged from what the seat knew then. */
export interface Verdict {
  type: "verdict";
  id: string;
  /** After how many words of the match it began. */
  at: number;
  /** What the seat said, from its beginning to its end. */
  said: string[];
  kind: "costly" | "fair" | "good";
  /** What would have been better; nothing where it was good. */
  better: string[];
  /** Of what was good compared with the next best, else of what would have been better compared with what was said. */
  reasons: Reason[];
}

/** Ask what the coach thinks of the first decision of one's own after so many words of the match. */
export interface AskVerdict {
  type: "verdict";
  id: string;
  since: number;
}

/** Why a word may not be said: the Fluent message `refusal-KEY` with these figures. */
export interface Refusal {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** A word worth considering that may not be said now. */
export interface RefusedWord {
  word: string;
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** What is asked: the Fluent message `ask-DECISION`, or `wait-DECISION` for those who wait for others. */
export interface Prompt {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
}

/** A line of the journal: the Fluent message `event-KEY`. */
export interface Entry {
  /** Its number in this viewer's journal. */
  n: number;
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
  /** The seat whose word brought it about; null during set-up. */
  word_seat: number | null;
  /** The place in the sequence of play it was told at: the title's round (decade, turn), 0 if in none, */
  round: number;
  /** the phase (the Fluent message `phase-PHASE`; empty outside of any), */
  phase: string;
  /** which of several equal parts of the phase, */
  lap: number;
  /** and whose turn it was. */
  turn: number | null;
  /** A turn that was taken back because all agreed: `event-taken-back`. */
  struck: boolean;
}

/** A seat asks the others whether it may take its turn back, or for more time, or did last. */
export interface Request {
  /** What an answer names: the requests of a table are numbered from 1. */
  id: number;
  seat: number;
  /** What this viewer's journal tells from this number on would not have happened. */
  journal_from: number;
  /** When silence counts as a no; null: never. */
  until: number | null;
  /** The seats that agree, bots among them. */
  yes: number[];
  /** Those that have not answered. */
  silent: number[];
  /** `shown`: something hidden has become known meanwhile. */
  ending: "granted" | "open" | "refused" | "shown" | "silent" | "withdrawn";
  /** Whose answer ended it. */
  by: number;
  /** How much more time it asks for; 0: to take its turn back. */
  seconds: number;
}

/** How the viewer may take words back. */
export interface Back {
  /**
   * Freely over `own` words, or those of `bots` as well; only if all agree whom it must `ask`. Else why not: somebody
   * has `asked`, wants the turn `kept`, something hidden was `shown` since, or there is `none`.
   */
  how: "ask" | "asked" | "bots" | "kept" | "none" | "own" | "shown";
  /** Its words that may be, the oldest first: those of its turn, or of this sealed decision. */
  words: string[];
  /** Whether that turn still goes on. */
  going: boolean;
  /** The journal entry that tells what was shown. */
  shown: number | null;
}

/** An order that can be given in advance now: the Fluent messages `order-NAME` of the title, with these figures. */
export interface OrderForm {
  name: string;
  decision: string;
  rule: string;
  /** The least and the most of its amount, if it has one. */
  amounts: [number, number] | null;
  /** One of these is said; none where the order says by itself what is. */
  words: string[];
  /** The things whose coming ends it. */
  until: string[];
  /** Whether it may do without one. */
  unending: boolean;
  figures: Record<string, number | string | string[]>;
}

/** An order of the viewer's, which nobody else knows of. */
export interface MyOrder {
  id: string;
  name: string;
  decision: string;
  amount: number;
  word: string;
  until: string;
  made: number;
  /**
   * Why it does not hold any more: what it rested on has changed, its condition is met, the rules do not allow what
   * it says, or what it said was taken back.
   */
  fate: "" | "back" | "changed" | "reached" | "refused";
  /** Whether it is about to speak. */
  answers: boolean;
}

/** The viewer's orders in advance. */
export interface Orders {
  /** What can be given now: nothing while the viewer has to decide. */
  forms: OrderForm[];
  mine: MyOrder[];
  /** The words that orders have said since the viewer last spoke by itself. */
  said: string[];
}

/** Where in the sequence of play a table stands, as lines of the journal are told at a place. */
export interface Here {
  round: number;
  phase: string;
  lap: number;
}

/** Everything this viewer may know now, but of the journal only what is new to this client. */
export interface State {
  type: "state";
  seq: number;
  card: TableCard;
  viewer: number | null;
  /** The title's own sight; null before the start. */
  sight: unknown;
  phase: string;
  decision: string;
  prompt: Prompt | null;
  speakers: number[];
  offer: string[];
  refused: RefusedWord[];
  /** Whether the viewer may take its last word back without asking anybody. */
  may_take_back: boolean;
  back: Back | null;
  request: Request | null;
  /** The entries in `journal` replace all that the client has from this number on (words may have been taken back). */
  journal_from: number;
  journal: Entry[];
  words: number;
  /** The hash of the seed, published before the first word; empty before the start. */
  commitment: string;
  /** The seed itself, once the match is over. */
  seed: string | null;
  result: Result | null;
  /** By seat, what it does in the turn order. */
  turns: ("" | "choosing" | "finished" | "next" | "now" | "out" | "played" | "sealed" | "then")[];
  /** Null for who has no seat, and where there are none. */
  orders: Orders | null;
  /** What stands above the next line of the journal; null before the start and after the end. */
  here: Here | null;
}

/** The answer to one message of this client. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  error: Problem | null;
  refusal: Refusal | null;
  /** The word that was refused (of several). */
  word: string | null;
  /** Why the word is `hasty`: the Fluent message `caution-KEY`. */
  caution: Refusal | null;
}

/** Why a word may not be said now; `refusal` is null if it may. */
export interface Why {
  type: "why";
  id: string;
  word: string;
  refusal: Refusal | null;
}

/** Something somebody wrote. */
export interface Chat {
  type: "chat";
  /** Which line of the table's it is, or of those between the partners. */
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  /** Whether only the writer's team reads it. */
  partners: boolean;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  /** How many spectators. */
  watching: number;
  away: number[];
}

/** What this viewer saw before and after the word that brought a line of its journal about. */
export interface Past {
  type: "past";
  id: string;
  /** The line. */
  n: number;
  /** The title's sight before the word; the same as after for what happened during set-up. */
  before: unknown;
  after: unknown;
  phase: string;
  decision: string;
  speakers: number[];
  /** How many lines the viewer's journal had after the word. */
  journal: number;
}

/** Say a word; `seq` is that of the state it answers. */
export interface Say {
  type: "say";
  id: string;
  seq: number;
  word: string;
  /** Whether to be asked first (`hasty`) when it is plainly a mistake that cannot be made good. */
  careful?: boolean;
}

/** Say several words of one's own, all or none. */
export interface SayAll {
  type: "say_all";
  id: string;
  seq: number;
  words: string[];
  careful?: boolean;
}

/** Take one's last word back, or so many `steps`, or `all` of one's words in this turn or sealed decision. */
export interface TakeBack {
  type: "take_back";
  id: string;
  all?: boolean;
  steps?: number;
}

/** Ask the others whether one may take one's turn back. */
export interface AskBack {
  type: "ask_back";
  id: string;
}

/** Ask the others for more time for what one has to decide now. */
export interface AskTime {
  type: "ask_time";
  id: string;
  seconds: number;
}

/** Answer a request. The seat that asked withdraws it with a no. */
export interface AnswerBack {
  type: "answer_back";
  id: string;
  request: number;
  yes: boolean;
}

/** Give an order in advance, in the place of another about the same decision. */
export interface SealOrder {
  type: "seal_order";
  id: string;
  name: string;
  amount?: number;
  word?: string;
  until?: string;
}

/** Take an order back before it speaks; or put the word away that one does not hold any more. */
export interface DropOrder {
  type: "drop_order";
  id: string;
  order: string;
}

/** Ask why a word may not be said. */
export interface AskWhy {
  type: "why";
  id: string;
  word: string;
}

/** Write something to everybody at the table, or to one's `partners` alone. */
export interface SayChat {
  type: "chat";
  id: string;
  text: string;
  partners?: boolean;
}

/** Ask what one saw when a line of one's journal was told. */
export interface AskPast {
  type: "past";
  id: string;
  n: number;
}

/** A record to be brought along. */
export interface NewRecord {
  record: string;
}

/** A line of the journal of a finished match. */
export interface ReplayEntry {
  key: string;
  rule: string;
  figures: Record<string, number | string | string[]>;
  /** The seats that knew it then; null for everybody, spectators included. */
  audience: number[] | null;
  /** Where it was told: see `Entry`. */
  round: number;
  phase: string;
  lap: number;
  turn: number | null;
  /** The seats that were told more instead: it is the hidden twin of what they know, for everybody else. */
  without: number[];
}

/** A word and what followed from it. */
export interface ReplayWord {
  seat: number;
  word: string;
  /** The phase it was said in. */
  phase: string;
  events: ReplayEntry[];
  at: number | null;
}

/** A whole match; the positions are fetched one by one below `states`. */
export interface Replay {
  card: TableCard;
  commitment: string;
  seed: string;
  /** What happened before the first word. */
  setup: ReplayEntry[];
  words: ReplayWord[];
  /** The address of the positions: add `/N?view=...`. */
  states: string;
  result: Result | null;
  /** Until when a record that was brought along is kept. */
  expires: number | null;
}

/** The position after `n` words. */
export interface ReplayState {
  n: number;
  view: string;
  /** As the seat of the view saw it; the public one for `public` and `all`. */
  sight: unknown;
  /** The sight of each seat, for `all` only. */
  sights: unknown[];
  phase: string;
  decision: string;
  prompt: Prompt | null;
  speakers: number[];
  /** Who says the next word, or would. */
  speaker: number | null;
  /** What that seat may say, as far as the view allows to know. */
  offer: string[];
  /** How many journal entries there are by then, whoever knows them. */
  journal: number;
  result: Result | null;
  /** By seat, what it does in the turn order. */
  turns: ("" | "choosing" | "finished" | "next" | "now" | "out" | "played" | "sealed" | "then")[];
}

/** A figure of every seat: a source of points, or what breaks a tie. */
export interface AccountColumn {
  /** A reference such as `source:senate`. */
  name: string;
  amounts: number[];
  rule: string;
  /** Whether the lower amount is the better one. */
  fewest: boolean;
  /** For something to be fulfilled: how much would be all of it; else empty. */
  wholes: number[];
}

/** What everybody would have had if the match had stopped there. */
export interface CoursePoint {
  /** After so many words. */
  n: number;
  /** The round that had ended; 0 in a title without rounds. */
  round: number;
  points: number[];
}

/** Why a finished match ended as it did. */
export interface Ending {
  result: Result;
  /** The seats that win together. */
  sides: number[][];
  /** They add up to the points, except where they have `wholes`. */
  sources: AccountColumn[];
  ties: AccountColumn[];
  /** Which of `ties` decided between the first two sides; null if the points did, or nothing. */
  decided: number | null;
  /** How it ended, where the title knows several ways: a reference such as `end:saint`, or empty. */
  end: string;
  end_rule: string;
  course: CoursePoint[];
}

/** What was checked of a finished match. */
export interface Verification {
  seed: string;
  commitment: string;
  words: number;
  /** Whether the seed gives the hash that was published before the first word. */
  matches: boolean;
  /** Whether all words, said again with that seed, give the result that was announced. */
  replayed: boolean;
  /** In English, for scripts. */
  first_difference: string | null;
  /** The same for people. */
  difference: Problem | null;
}

/** A lesson; its texts are the title's messages `lesson-NAME` and `NAME-STEP`. */
export interface LessonInfo {
  name: string;
  minutes: number;
  steps: string[];
  /** For each of the things known at the end, its rule. */
  learnt: string[];
}

/** A rule that can be tried: at which step of which lesson its position stands. */
export interface Trial {
  rule: string;
  lesson: string;
  step: string;
  /** The rule the step plays, where this one is a worked example of it; else empty. */
  like: string;
}

export interface Course {
  game: string;
  lessons: LessonInfo[];
  /** In the order of the lessons, each rule once. */
  trials: Trial[];
}

/** How far a person is in a lesson. */
export interface LessonProgress {
  game: string;
  lesson: string;
  /** Where it is opened again. */
  step: number;
  /** The answers of the steps before; an empty one stands for the solution. */
  said: string[][];
  skipped: number[];
  /** `learnt` once, it stays so; `seen`: with steps that were skipped. */
  done: "" | "learnt" | "seen";
  /** When; the later of two is kept. */
  at: number;
}

export interface School {
  courses: Course[];
  /** Mine. */
  progress: LessonProgress[];
}

/** What a step asks. */
export interface Task {
  id: string;
  /** To say something at the table, to answer a question, to look. */
  kind: "choose" | "look" | "say";
  rule: string;
  choices: string[];
  solution: string[];
}

/** The text `figure-NAME`, and what it is without and with the answer. */
export interface FigureChange {
  name: string;
  before: number | string;
  after: number | string;
}

/** What is said of an answer. A mistake is not played: nothing has changed. */
export interface Judged {
  /** `on`: said, and not there yet; `refused`: no table would let it be said. */
  kind: "mistake" | "on" | "refused" | "right";
  mistake: string;
  rule: string;
  figures: FigureChange[];
  word: string;
  refusal: Refusal | null;
}

/** Open a lesson at a step, or answer there. Nothing is kept: everything said until then comes along. */
export interface AskLesson {
  step: number;
  /** The answers of the steps before; an empty one, or none, stands for the solution. */
  said: string[][];
  /** What was said in this step already. */
  here: string[];
  /** The answer; nothing to see the step. */
  say: string[];
  /** The entries of the journal that are known. */
  since: number;
}

/** The table of a lesson. */
export interface LessonTable {
  step: number;
  here: string[];
  /** Null behind the last step, and with a right answer: what comes next is asked for. */
  task: Task | null;
  /** As at any table; null where nothing has changed. */
  state: State | null;
  judged: Judged | null;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  game: string;
  /** In its title, from 1; 0 for one of one's own matches. */
  number: number;
  /** 0 where it has none. */
  rating: number;
  /** 1 easy, 2 medium, 3 hard; 0 where nobody knows. */
  difficulty: number;
  state: "found" | "later" | "missed" | "new";
  /** What it is about: keys of the title's texts (`theme-NAME`, `stake-NAME`); empty until it is over. */
  themes: string[];
}

/** How well somebody solves. */
export interface Solver {
  rating: number;
  /** The rating may be off by so much. */
  unsure: number;
  tried: number;
  /** At the first attempt. */
  found: number;
}

/** How one does at a theme of a title. */
export interface PuzzleTheme {
  game: string;
  theme: string;
  of: number;
  tried: number;
  found: number;
}

/** The puzzle of the day, the same for everybody. */
export interface PuzzleDay {
  /** Since 1970. */
  day: number;
  info: PuzzleInfo;
  yesterday: "found" | "later" | "missed" | "new";
}

/** A costly decision of one's own that was kept as a puzzle. */
export interface KeptPuzzle {
  id: string;
  info: PuzzleInfo;
  at: number;
}

export interface Puzzles {
  puzzles: PuzzleInfo[];
  themes: PuzzleTheme[];
  day: PuzzleDay | null;
  /** Null until a first attempt. */
  me: Solver | null;
  kept: KeptPuzzle[];
}

/** A word of the position with the chance to win after it, by what the seat could know. */
export interface PuzzleChoice {
  word: string;
  chance: number;
  /** Over how many continuations. */
  tries: number;
  right: boolean;
  /** What speaks for the best word against this one. */
  reasons: Reason[];
}

/** A word of how it goes on. */
export interface PuzzleLine {
  seat: number;
  word: string;
}

export interface Solution {
  /** The best first. */
  choices: PuzzleChoice[];
  themes: string[];
  rule: string;
  /** From the best word on, if everybody says at once what looks best. */
  line: PuzzleLine[];
}

export interface RatingChange {
  before: number;
  after: number;
}

/** The position, as the seat sees it. */
export interface PuzzleTable {
  /** Where attempts go, below /api. */
  address: string;
  info: PuzzleInfo;
  state: State;
  /** Once it is over for me. */
  solution: Solution | null;
  /** Whether it is of a match of mine and not kept yet. */
  keepable: boolean;
}

/** An attempt: what would be said. Several words, of a decision that is said at once, are weighed together. */
export interface TryPuzzle {
  words: string[];
  /** Whether the theme was known: then no rating changes. */
  practice: boolean;
}

/** Show the answer; counts as missed. */
export interface GiveUpPuzzle {
  practice: boolean;
}

/** What has become of an attempt. */
export interface Tried {
  /** Empty: given up. */
  word: string;
  right: boolean;
  /** After that word, and after the best one. */
  chance: number | null;
  best: number;
  /** What the best word would soon bring more of, or less. */
  reasons: Reason[];
  /** If this was the first attempt and counts. */
  rating: RatingChange | null;
  /** Once it is over. */
  solution: Solution | null;
  /** What was said with that word, where several were weighed together. */
  then: string[];
}

/** A costly decision of one's own; what would have been better is not told. */
export interface CostlyCard {
  n: number;
  round: number;
  phase: string;
  rule: string;
  theme: string;
  said: string;
  said_chance: number;
  cost: number;
  state: "found" | "later" | "missed" | "new";
  /** The lesson that teaches such a decision; empty if none does. */
  lesson: string;
}

/** A theme of costly decisions over recent matches of a title. */
export interface Recurring {
  theme: string;
  count: number;
}

/** What can be learnt from a finished match of mine. */
export interface Learning {
  status: "done" | "failed" | "running" | "waiting";
  done: number;
  total: number;
  /** The dearest first; all of them once `status` is done. */
  cards: CostlyCard[];
  recurring: Recurring[];
  /** Over so many matches. */
  matches: number;
}

/** Matches of a title with so many seats, in one mode. */
export interface PlayedSo {
  seats: number;
  mode: "bots" | "people" | "teams";
  played: number;
  won: number;
  /** The mean place, from 1. */
  place: number;
}

/** Matches of a title, and what they were like. */
export interface PlayedGame {
  game: string;
  played: number;
  won: number;
  place: number;
  parts: PlayedSo[];
}

/** Somebody met in finished matches; partners of a team are counted where they met as opponents. */
export interface Opponent {
  /** Empty for bots. */
  person: string;
  name: string;
  /** That of bots: all of a level are one opponent. */
  level: string;
  played: number;
  /** How often one was placed better; who gave up was placed last. */
  ahead: number;
  behind: number;
}

export interface RatingPoint {
  at: number;
  rating: number;
  unsure: number;
}

/** A rating in a title. Until enough matches are counted it is told nowhere. */
export interface Rated {
  game: string;
  kind: "bots" | "people";
  played: number;
  /** Matches until it is told; then 0. */
  missing: number;
  /** From the match on with which it was told first; the last is the one that holds. */
  curve: RatingPoint[];
}

/** How matches of a title were won, in the title's words: a reference such as `source:senate`. */
export interface WayToWin {
  game: string;
  way: string;
  times: number;
  /** All wins in that title whose way is known. */
  won: number;
}

export interface PastSeat {
  name: string;
  person: boolean;
  level: string;
  colour: string;
  shape: string;
}

/** A match that is over; its record is that of the table. */
export interface PastMatch {
  table: string;
  game: string;
  at: number;
  seats: PastSeat[];
  own: number;
  /** From 0; last for who gave up. */
  place: number;
  won: boolean;
  gave_up: boolean;
  partners: number[];
  result: Result;
  /** How the winner came by it, if that is known. */
  way: string;
}

/** How somebody has done. */
export interface Profile {
  person: string;
  name: string;
  mine: boolean;
  /** When the person was first here. */
  since: number;
  played: number;
  won: number;
  seen: "all" | "circle" | "me";
  rated: boolean;
  games: PlayedGame[];
  /** People the viewer may know: of somebody else's profile, the viewer alone. Bots by level. */
  opponents: Opponent[];
  ratings: Rated[];
  ways: WayToWin[];
  /** The latest first, 300 at most; of somebody else's, those of public tables and those the viewer had a seat at. */
  matches: PastMatch[];
}

/** Who may look at my profile, and whether I have ratings: who declines them loses those of before. */
export interface ProfileWish {
  seen: "all" | "circle" | "me";
  rated: boolean;
}

/** Somebody at a table: who has a seat there, or who wrote a line that everybody read. */
export interface Pointed {
  seat: number | null;
  line: number | null;
}

/** Read nothing more of somebody; or not play together either; or neither any more. */
export interface Shun {
  seat: number | null;
  line: number | null;
  kind: "blocked" | "muted" | "none";
}

/** The same of somebody on my list. */
export interface ShunPerson {
  person: string;
  kind: "blocked" | "muted" | "none";
}

/** Somebody I avoid. */
export interface Shunned {
  person: string;
  name: string;
  kind: "blocked" | "muted";
  at: number;
}

/** Tell the operator about somebody. */
export interface Report {
  seat: number | null;
  line: number | null;
  reason: "cheating" | "leaving" | "name" | "other" | "talk";
  text: string;
}

export interface NewCircle {
  name: string;
}

/** What the link into a circle holds. */
export interface CircleCode {
  code: string;
}

/** A circle in a list, or as its link shows it. */
export interface CircleCard {
  id: string;
  name: string;
  members: number;
  /** Mine in its league of the season, from 1; 0 without one. */
  place: number;
  /** Tables of its cups where I am not ready yet. */
  waits: number;
}

export interface CircleMember {
  person: string;
  name: string;
  host: boolean;
  me: boolean;
}

export interface MemberId {
  person: string;
}

/** Somebody in the league; without a place as long as there are too few matches. */
export interface LeagueLine {
  person: string;
  name: string;
  place: number | null;
  played: number;
  won: number;
  points: number;
  /** Places won (or lost, below 0) in a week; null for who had none then. */
  moved: number | null;
}

/** The matches of a season in which members met each other. */
export interface League {
  year: number;
  /** 1 to 4. */
  quarter: number;
  /** Whether it is the season under way. */
  last: boolean;
  /** So many matches of each count. */
  best: number;
  /** Who has fewer has no place yet. */
  fewest: number;
  lines: LeagueLine[];
}

/** A table of a round; without an id: those who pass it. */
export interface CupTable {
  table: string;
  people: string[];
  /** Who has sat down. */
  ready: string[];
  status: "over" | "passed" | "running" | "waiting";
  winners: string[];
}

export interface CupRound {
  begun: number;
  /** Who has not sat down by then is replaced by a bot, and has no points for the round. */
  ready_until: number;
  /** Whoever has to speak after that gives up. */
  until: number;
  tables: CupTable[];
}

/** Somebody in a cup, in order. */
export interface CupLine {
  person: string;
  name: string;
  /** By round; null where there are none yet. */
  points: (number | null)[];
  total: number;
  /** The points of those one has met, which part equals. */
  met: number;
  /** Whether a knock-out is over for this person. */
  out: boolean;
}

export interface Cup {
  id: string;
  name: string;
  kind: "knockout" | "swiss";
  game: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  /** Of a Swiss cup; of a knock-out those there will be as things stand. */
  rounds: number;
  days: number;
  pace: Pace;
  status: "open" | "over" | "running";
  made: number;
  /** Whether I may begin or cancel it. */
  mine: boolean;
  entered: boolean;
  lines: CupLine[];
  played: CupRound[];
}

/** A cup to be opened: people enter until it begins. */
export interface NewCup {
  name: string;
  game: string;
  kind: "knockout" | "swiss";
  options: Record<string, boolean | number | string>;
  seats: number;
  rounds: number;
  days: number;
  /** With a clock, and something that happens when it has run out. */
  pace: Pace;
}

/** A circle as its members see it. */
export interface Circle {
  id: string;
  name: string;
  host: boolean;
  code: string;
  members: CircleMember[];
  league: League;
  cups: Cup[];
}

export type ServerMessage = State | Answer | Why | Chat | Presence | Hint | Past | Counsel | Verdict;

export type ClientMessage = Say | SayAll | TakeBack | AskBack | AskTime | AnswerBack | SealOrder | DropOrder | AskWhy | SayChat | AskHint | AskPast | AskCounsel | AskVerdict;
