import { RegisterForm, USERNAME_TOO_LONG } from '@bettle/contract'
import { isUsernameTooLong, plainPassword } from '@bettle/rules'
import * as z from 'zod/mini'

/** The contract's fields, and that both passwords are the same: told together with whatever else is wrong. */
export const RegisterFields = z
  .extend(RegisterForm, {
    /** Left empty, it is made of the name. */
    username: z.string().check(
      z.trim(),
      z.refine((username) => !isUsernameTooLong(username), USERNAME_TOO_LONG),
    ),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) => !confirmPassword || plainPassword(password) === plainPassword(confirmPassword),
      {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        when: () => true,
      },
    ),
  )
