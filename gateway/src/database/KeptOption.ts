/** An option, as stored in its group. */
export interface KeptOption {
  id: string;
  name: string;
  /** Amount in satang, added to the price of a piece; on the wire it is `price`, in baht. */
  satang: number;
  is_default: boolean;
  is_active: boolean;
}
