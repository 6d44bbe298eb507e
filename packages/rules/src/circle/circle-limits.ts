/** Limits of circles ([CI14]). */
export const CIRCLE_LIMITS = {
  /** The most members of one circle. */
  members: 100,
  /** The most circles that one user owns at the same time. */
  owned: 5,
  /** The most circles that one user is a member of at the same time. */
  joined: 20,
  /** The most circles that one user makes within 24 hours of wall time. */
  madeADay: 5,
  /** The most changes of one user to names of circles within 24 hours of wall time. */
  renamesADay: 5,
  /** The most evenings that the members of one circle open within 24 hours of wall time. */
  eveningsADay: 3,
  /** The most users who wait for the answer of a circle's owner, and the most who have not answered its owner. */
  asks: 100,
} as const
