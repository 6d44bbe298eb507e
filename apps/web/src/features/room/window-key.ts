import type { Lobby } from '@bettle/contract'
import { newRequestId } from '../../api/new-request-id.ts'

const OWN = newRequestId()

/** Returns the key of this window for a room with named recorders, who tap in one window at a time [RM33]. */
export const windowKeyOf = ({ match }: Pick<Lobby, 'match'>): string | undefined =>
  match.hasRecorders ? OWN : undefined
