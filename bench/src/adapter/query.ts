/** One page of sales as a history screen shows it: 100 rows, each with member, tier, branch and cashier. */
export const QUERY = `query Sales($perPage: Int!) {
  transactions(perPage: $perPage) {
    total
    items {
      id transactionNo status businessDate createLocalTime time totalQty totalPayment totalDiscount totalRevenue amountDue
      earnPoints redeemPoints version
      member { id code firstname lastname phone tier { id name level } }
      branch { id name }
      createBy { id username firstname lastname }
    }
  }
}`;

export const VARIABLES = { perPage: 100 };
