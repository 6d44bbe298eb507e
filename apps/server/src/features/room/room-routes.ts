import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { noteOpenerAddress } from '../lobby/seat/host-address.ts'
import { enterRoom } from './enter-room.ts'
import { openOwnMatch } from './open-own-match.ts'
import { openRoom } from './open-room.ts'
import { checkRound } from './recorders/check-round.ts'
import { nameRecorder } from './recorders/name-recorder.ts'
import { roomRecorders } from './recorders/room-recorders.ts'
import { sayInRoom } from './recorders/say-in-room.ts'
import { removeRoomEvent } from './remove-room-event.ts'
import { tapInRoom } from './tap-in-room.ts'
import { undoTapInRoom } from './undo-tap-in-room.ts'

export function roomRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.openRoom, async ({ body }, { caller, ip }) => {
    const lobby = await openRoom(ctx, caller.userId, body)
    await noteOpenerAddress(ctx, lobby, caller.userId, ip)
    return { lobby }
  })
  bind(app, ctx, contract.openOwnMatch, async ({ body }, { caller, ip }) => {
    const lobby = await openOwnMatch(ctx, caller.userId, body)
    await noteOpenerAddress(ctx, lobby, caller.userId, ip)
    return { lobby }
  })
  bind(app, ctx, contract.enterRoom, ({ body }, { caller }) => enterRoom(ctx, caller.userId, body))
  bind(app, ctx, contract.tapInRoom, async ({ body }, { caller, arrivedAt }) => ({
    tapId: await tapInRoom(ctx, caller.userId, { ...body, arrivedAt }),
  }))
  bind(app, ctx, contract.undoTapInRoom, async ({ body }, { caller, arrivedAt }) => {
    await undoTapInRoom(ctx, caller.userId, { ...body, arrivedAt })
    return { message: 'The tap was undone.' }
  })
  bind(app, ctx, contract.roomRecorders, ({ params }, { caller }) => roomRecorders(ctx, caller.userId, params.lobbyId))
  bind(app, ctx, contract.nameRecorder, async ({ body }, { caller }) => {
    await nameRecorder(ctx, caller.userId, body)
    return { message: 'The recorders have changed.' }
  })
  bind(app, ctx, contract.checkRound, async ({ body }, { caller, arrivedAt }) => {
    await checkRound(ctx, caller.userId, { ...body, arrivedAt })
    return { message: 'Your check counts.' }
  })
  bind(app, ctx, contract.sayInRoom, async ({ body }, { caller, arrivedAt }) => {
    await sayInRoom(ctx, caller.userId, { ...body, arrivedAt })
    return { message: 'Your answer counts.' }
  })
  bind(app, ctx, contract.removeRoomEvent, async ({ body }, { caller }) => {
    await removeRoomEvent(ctx, caller.userId, body)
    return { message: 'The event was removed.' }
  })
}
