import { z } from 'zod'

/**
 * The state of the match for which the client drew its control, such as `active 1:active 2:upcoming`. If the state has
 * changed, the server refuses the request with `half-state` and says what the state is ([W9]).
 */
export const ExpectedState = z.string().max(200).optional()
