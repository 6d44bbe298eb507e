/**
 * The mean number of events of a type in each ten minutes of a match ([P1]). Half 1 has slots from 0, 10, 20 and 30,
 * and from 40 to the whistle; half 2 has the same. The means cover 1,930 real matches of the Wyscout public data set,
 * CC BY 4.0: Pappalardo, L., Cintia, P., Rossi, A. et al. A public data set of spatio-temporal match events in soccer
 * competitions. Sci Data 6, 236 (2019), doi 10.1038/s41597-019-0247-7. Events mapped and reduced to means.
 */
export const RATES: Readonly<Record<string, readonly number[]>> = {
  Goal: [0.2124, 0.2508, 0.2808, 0.2528, 0.1725, 0.2984, 0.3036, 0.315, 0.2974, 0.3114],
  Throw: [5.6715, 4.8383, 4.5119, 4.3839, 2.8767, 4.9694, 4.3228, 4.0855, 4.1166, 3.9772],
  Corner: [0.914, 1.0052, 1.0554, 1.057, 0.6798, 1.0477, 1.1005, 1.0798, 1.0218, 0.9813],
  Shot: [2.0264, 2.3368, 2.4228, 2.4472, 1.6741, 2.4969, 2.5725, 2.5902, 2.6254, 2.4104],
  Card: [0.1295, 0.2238, 0.3358, 0.4088, 0.2938, 0.3876, 0.5218, 0.4824, 0.556, 0.6663],
  'Free-Kick': [2.7611, 2.9378, 2.9715, 3.1316, 2.1332, 2.944, 3.0005, 2.9668, 3.0508, 3.1756],
  'Goal-Kick': [1.5793, 1.7114, 1.6275, 1.6959, 1.2109, 1.6383, 1.7575, 1.7394, 1.7098, 1.6767],
  Penalty: [0.0187, 0.0218, 0.029, 0.0311, 0.0228, 0.0321, 0.0285, 0.0332, 0.0358, 0.0466],
  Offside: [0.4637, 0.4497, 0.4399, 0.4373, 0.287, 0.4601, 0.4212, 0.4378, 0.4212, 0.4026],
}

/** The average length of the last slot of each half in minutes, including added time ([P1]). */
export const LAST_SLOT_MINUTES: Readonly<Record<1 | 2, number>> = { 1: 6.3, 2: 8.7 }

/**
 * How many further minutes a half lasts on average if it still runs 0, 1, 2 … minutes after its 45 minutes ([P10]). The
 * first value agrees with `LAST_SLOT_MINUTES`; docs/model.md describes how the others were measured.
 */
export const MEAN_MINUTES_LEFT: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [1.3, 1.06, 0.89, 0.99],
  2: [3.7, 2.81, 1.92, 1.25, 1],
}

/** The length in minutes of every slot except the last of a half. */
export const SLOT_MINUTES = 10

/** The number of slots in a half. */
export const SLOTS_PER_HALF = 5
