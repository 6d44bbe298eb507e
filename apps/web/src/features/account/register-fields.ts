import { RegisterForm, USERNAME_MAX } from '@bettle/contract'
import * as z from 'zod/mini'

/** The contract's fields, and that both passwords are the same: told together with whatever else is wrong. */
export const RegisterFields = z
  .extend(RegisterForm, {
    /** Left empty, it is made of the name. */
    username: z
      .string()
      .check(z.trim(), z.maxLength(USERNAME_MAX, `Usernames have at most ${USERNAME_MAX} characters`)),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      when: () => true,
    }),
  )
