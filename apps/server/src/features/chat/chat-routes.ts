import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind, type Handler } from '../../http/bind/bind.ts'
import { changeChat } from './change-chat.ts'
import { listChat } from './list-chat.ts'
import { muteMember, unmuteMember } from './mute-member.ts'
import { removeChat } from './remove-chat.ts'
import { sendChat } from './send-chat.ts'

export function chatRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listChat, ({ query }, { caller }) => listChat(ctx, caller.userId, query))

  const send: Handler<typeof contract.sendChat> = async ({ body }, { caller, requestId }) => ({
    message: await sendChat(ctx, caller.userId, { ...body, requestId }),
  })
  bind(app, ctx, contract.sendChat, send, { repeats: 'by handler' })

  bind(app, ctx, contract.removeChat, async ({ params }, { caller }) => ({
    message: await removeChat(ctx, caller.userId, params.id),
  }))

  bind(app, ctx, contract.setSlowChat, async ({ body: { lobbyId, seconds } }, { caller }) => {
    const settings = { slow_seconds: seconds }
    await changeChat(ctx, caller.userId, { lobbyId, settings, pushOf: (by) => ({ type: 'chat.slowed', seconds, by }) })
    return { slowSeconds: seconds }
  })
  bind(app, ctx, contract.setGuestChat, async ({ body: { lobbyId, guestsChat } }, { caller }) => {
    const settings = { guests_chat: guestsChat }
    const pushOf = (by: contract.PublicUser) => ({ type: 'chat.guests' as const, guestsChat, by })
    await changeChat(ctx, caller.userId, { lobbyId, settings, pushOf })
    return { guestsChat }
  })
  bind(app, ctx, contract.muteMember, async ({ body }, { caller }) => ({
    mute: await muteMember(ctx, caller.userId, body),
  }))

  bind(app, ctx, contract.unmuteMember, async ({ body }, { caller }) => {
    await unmuteMember(ctx, caller.userId, body)
    return { message: 'This member can write in the chat again.' }
  })
}
