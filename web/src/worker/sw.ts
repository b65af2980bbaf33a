/** The service worker, /sw.js: what happens while no page of ours is open, each thing in a module of its own. */
import { keepThings } from './keep.ts'
import { hearPushes } from './push.ts'
import { scope } from './scope.ts'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
keepThings(scope)
hearPushes(scope)
